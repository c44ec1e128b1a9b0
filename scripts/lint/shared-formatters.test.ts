import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { sharedFormatters } from './shared-formatters.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const report = (name: string) => ({ messageId: 'format', data: { name } });

tester.run('shared-formatters', sharedFormatters, {
  valid: [
    'formatDate(instant, locale); formatDollars(275, locale);',
    'const day: Intl.DateTimeFormat = getFormatter();',
    'new Intl.Segmenter(locale); new Date().toISOString(); (12).toString();',
    'const pattern = `^${ids}$`; const price = `${formatDollars(1, locale)} per child`;',
  ],
  invalid: [
    { code: 'new Intl.DateTimeFormat(locale).format(0);', errors: [report('DateTimeFormat')] },
    { code: 'Intl.NumberFormat(locale);', errors: [report('NumberFormat')] },
    { code: 'const { format } = new Intl.ListFormat();', errors: [report('ListFormat')] },
    { code: 'count.toLocaleString(locale);', errors: [report('toLocaleString')] },
    { code: 'new Date().toLocaleDateString();', errors: [report('toLocaleDateString')] },
    { code: 'time?.toLocaleTimeString();', errors: [report('toLocaleTimeString')] },
    { code: '(1.5).toFixed(1);', errors: [report('toFixed')] },
    { code: 'const price = `$${dollars}`;', errors: [{ messageId: 'money' }] },
    { code: 'const price = `${dollars}\u00a0$ par mois`;', errors: [{ messageId: 'money' }] },
  ],
});
