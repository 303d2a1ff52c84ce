import '../ui/forms/authoring-styles.ts';
import { Page } from '../ui/page/Page.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { Buttons, Fields, Labels, States, Tiles } from './ComponentSections.tsx';
import classes from './DesignPage.module.css';
import { Colors, Letters, Spaces, Surfaces } from './TokenSections.tsx';

/** All tokens and components in their states, at /dev/design in development (docs/design.md). */
export function DesignPage() {
  return (
    <Page title="Design" intro="Os tokens e os componentes do site, nos seus estados.">
      <Stack gap={32} className={classes.sections}>
        <Colors />
        <Letters />
        <Spaces />
        <Surfaces />
        <Buttons />
        <Fields />
        <Labels />
        <States />
        <Tiles />
      </Stack>
    </Page>
  );
}
