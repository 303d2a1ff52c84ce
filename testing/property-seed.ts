import fc from 'fast-check';

// Vitest setup of every project: property tests draw the same values in each run, so that a run that
// fails fails again. `PROPERTY_SEED=7` draws other values; `PROPERTY_SEED=random` new ones each time.

const { PROPERTY_SEED: chosen = '20261123' } = process.env;

if (chosen !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(chosen) });
