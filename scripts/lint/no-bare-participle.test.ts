import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { isBareParticiple } from './is-bare-participle.ts';
import { noBareParticiple } from './no-bare-participle.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const report = (name: string) => ({ messageId: 'bare', data: { name } });

tester.run('no-bare-participle', noBareParticiple, {
  valid: [
    'const sentMails = [], isSent = true, seed = 1;',
    'function Field({ disabled }: { disabled: boolean }) { return disabled; }',
    // Declared elsewhere.
    "import { kept } from 'elsewhere';",
    'const { kept, sent = 1, kept: keptMails } = useStore();',
    'useStore({ kept: 1, sent() {} });',
    { code: 'export {};', filename: 'sent-mails.ts' },
  ],
  invalid: [
    { code: 'const kept = 1;', errors: [report('kept')] },
    { code: 'const [first, wanted] = list;', errors: [report('wanted')] },
    { code: 'const { list: loaded } = useStore();', errors: [report('loaded')] },
    { code: 'function drawn() {}', errors: [report('drawn')] },
    { code: 'const send = (given: string) => given;', errors: [report('given')] },
    { code: 'type Send = (given: string) => void;', errors: [report('given')] },
    { code: "import { mails as sent } from 'elsewhere';", errors: [report('sent')] },
    { code: 'interface Rebuilt {}', errors: [report('Rebuilt')] },
    { code: 'type Known = string;', errors: [report('Known')] },
    { code: 'class Parsed { sent = 1; read() {} }', errors: [report('Parsed'), report('sent')] },
    {
      code: 'interface Mail { unsent: true; sent(): void }',
      errors: [report('unsent'), report('sent')],
    },
    { code: 'export {};', filename: 'sent.ts', errors: [report('sent')] },
  ],
});

it.each(['Sent', 'untold', 'withdrawn', 'overwritten', 'loaded'])(
  'recognizes %s as a bare participle',
  (word) => {
    expect(isBareParticiple(word)).toBe(true);
  },
);

it.each(['red', 'feed', 'left', 'read', 'keptMails', 'checked', 'USED'])(
  'does not recognize %s as a bare participle',
  (word) => {
    expect(isBareParticiple(word)).toBe(false);
  },
);
