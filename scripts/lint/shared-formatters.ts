import type { Rule } from 'eslint';

const formatters =
  /^(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat|DurationFormat)$/u;
const methods = /^(?:toLocale(?:Date|Time)?String|toFixed|toPrecision)$/u;

/** A dollar sign beside an inserted value: after it in French, before it in English. */
const dollarAfterValue = /^[ \u00a0]\$/u;
const dollarBeforeValue = /\$$/u;

/**
 * Reports code that formats a date, a number or a price itself. The files with the shared
 * formatters are exempt in eslint.config.js.
 */
export const sharedFormatters: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      format: "'{{name}}' formats a date or a number: use web/src/i18n, or functions/src/mail.",
      money: 'Format dollars with formatDollars of web/src/i18n/money.ts.',
    },
  },
  create(context) {
    const reportFormat = (node: Rule.Node, name: string) => {
      context.report({ node, messageId: 'format', data: { name } });
    };
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (property.type !== 'Identifier') return;
        const isIntl = object.type === 'Identifier' && object.name === 'Intl';
        if (isIntl ? formatters.test(property.name) : methods.test(property.name))
          reportFormat(node, property.name);
      },
      TemplateElement(node) {
        const text = node.value.cooked ?? '';
        const { parent } = node as Rule.Node;
        if (parent?.type !== 'TemplateLiteral') return;
        const index = parent.quasis.indexOf(node);
        const followsValue = index > 0;
        const precedesValue = index < parent.expressions.length;
        if (
          (followsValue && dollarAfterValue.test(text)) ||
          (precedesValue && dollarBeforeValue.test(text))
        )
          context.report({ node, messageId: 'money' });
      },
    };
  },
};
