import type { Locale } from '@club/domain/locale';

/** How a person operates or sees a component. `colours`: with the system's own colours. */
export type WayOfUse = 'keyboard' | 'touch' | 'voice' | 'screen-reader' | 'colours';

/** A test, by its file and its name as written there. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

/** A check by a person with assistive technology, and its result. */
interface HandCheck {
  readonly date: string;
  readonly tool: string;
  readonly hasPassed: boolean;
}

/** A condition that a component has to fulfil. */
export interface Criterion {
  readonly wayOfUse: WayOfUse;
  readonly text: Readonly<Record<Locale, string>>;
  /** The success criteria of WCAG 2.2. */
  readonly wcag: readonly string[];
  /** The tests that prove it. Without tests, a person checks it. */
  readonly tests?: readonly NamedTest[];
  /** The last check by a person; absent if nobody has tried it (docs/accessibility-log.md). */
  readonly handCheck?: HandCheck;
}

/** The acceptance criteria of a component that people operate. */
export interface Acceptance {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly criteria: readonly Criterion[];
}

/** Tests that cover every page, and so several components. */
const everyPageTests = {
  waysOfUse: {
    file: 'tests/e2e/ways-of-use.spec.ts',
    name: 'a visitor uses ${address} by keyboard, by thumb and in dark colours',
  },
  axe: {
    file: 'tests/e2e/accessibility.spec.ts',
    name: '${address} in ${language} has the stored accessibility tree, valid HTML and no axe violation',
  },
  colours: {
    file: 'tests/e2e/forced-colors.spec.ts',
    name: 'buttons have an edge in forced colours, and what is chosen stands out',
  },
} as const satisfies Record<string, NamedTest>;

/** A test of every tab of the dashboard: by keyboard, by touch and in large text. */
export const everyTabTest: NamedTest = {
  file: 'tests/e2e/staff-ways-of-use.spec.ts',
  name: 'staff use each tab by keyboard, by thumb and in large text',
};

/** The criteria that have the same text for every component of the pages. */
const commonCriteria = {
  focus: {
    wayOfUse: 'keyboard',
    text: {
      fr: 'Chaque commande s’atteint avec la touche Tab, dans les deux sens, et le focus reste visible.',
      en: 'Every control can be reached with the Tab key in both directions, and the focus stays visible.',
    },
    wcag: ['2.1.1', '2.1.2', '2.4.7', '2.4.11'],
    tests: [everyPageTests.waysOfUse],
  },
  targets: {
    wayOfUse: 'touch',
    text: {
      fr: 'Sur un téléphone, les commandes principales mesurent au moins 44 pixels, et toutes les autres au moins 24.',
      en: 'On a phone, the main controls measure at least 44 pixels, and all others at least 24.',
    },
    wcag: ['2.5.8', '2.5.5'],
    tests: [everyPageTests.waysOfUse, everyPageTests.axe],
  },
  labels: {
    wayOfUse: 'voice',
    text: {
      fr: 'Le nom de chaque commande contient le texte que l’on voit, pour qu’on puisse le dire.',
      en: 'The name of each control contains its visible text, so that people can say it.',
    },
    wcag: ['2.5.3', '4.1.2'],
    tests: [everyPageTests.axe],
  },
  colours: {
    wayOfUse: 'colours',
    text: {
      fr: 'Avec les couleurs du système, les boutons ont un contour et le choix en cours se distingue.',
      en: 'In the system’s own colours, buttons have an edge and the current choice stands out.',
    },
    wcag: ['1.4.11', '1.4.1'],
    tests: [everyPageTests.colours],
  },
} as const satisfies Record<string, Criterion>;

const { focus, targets, labels, colours } = commonCriteria;
/** All common criteria, in order. */
export const allCommonCriteria: readonly Criterion[] = [focus, targets, labels, colours];
