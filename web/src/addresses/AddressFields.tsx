import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { masks } from '@sabia/domain/documents/mask.ts';
import { useQuery } from '@tanstack/react-query';
import { MaskedInput } from '../ui/forms/MaskedInput.tsx';
import { type AddressValues, addressLabels } from './address-values.ts';
import classes from './AddressFields.module.css';
import { statesQuery } from './addresses.api.ts';
import { type PostalCodeSearch, usePostalCode } from './use-postal-code.ts';

interface AddressFieldsProps {
  values: AddressValues;
  /** The input props of a field. */
  inputProps: (field: keyof AddressValues) => GetInputPropsReturnType;
  set: (field: keyof AddressValues, value: string) => void;
}

/** A postal address. The CEP (postal code) fills in street, neighbourhood, city and state. */
export function AddressFields({ values, inputProps, set }: AddressFieldsProps) {
  const { data: states = [] } = useQuery(statesQuery);
  const { search, lookUp } = usePostalCode(values, set);
  const field = (name: keyof AddressValues, autoComplete: string) => ({
    ...inputProps(name),
    label: addressLabels[name],
    autoComplete,
  });
  return (
    <div className={classes.place}>
      <div className={classes.fields}>
        <div className={classes.postalCode}>
          <MaskedInput
            {...field('postalCode', 'postal-code')}
            mask={masks.postalCode}
            value={values.postalCode}
            onChange={(code) => {
              set('postalCode', code);
              void lookUp(code);
            }}
          />
          <p role="status" className={classes.search}>
            {sentences[search]}
          </p>
        </div>
        <TextInput {...field('street', 'address-line1')} className={classes.wide} />
        <TextInput {...field('number', 'off')} placeholder="S/N" className={classes.narrow} />
        <TextInput {...field('complement', 'address-line2')} className={classes.half} />
        <TextInput {...field('neighborhood', 'address-level3')} className={classes.half} />
        <TextInput {...field('city', 'address-level2')} className={classes.wide} />
        <NativeSelect
          {...field('state', 'address-level1')}
          className={classes.narrow}
          data={[
            { value: '', label: 'Escolha' },
            ...states.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </div>
    </div>
  );
}

const sentences: Readonly<Record<PostalCodeSearch, string>> = {
  idle: '',
  searching: 'Procurando o endereço…',
  found: 'Endereço encontrado. Confira e complete.',
  'not-found': 'Não encontramos o CEP agora. Preencha o endereço.',
};
