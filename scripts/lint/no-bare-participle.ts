import type { Rule, Scope } from 'eslint';
import { basename } from 'node:path';
import { isBareParticiple } from './is-bare-participle.ts';

/**
 * Whether the name is declared elsewhere: an import that is not renamed, or `{ name }` in the
 * destructuring of an object.
 */
function isDeclaredElsewhere({ type, node, name }: Scope.Definition) {
  if (type === 'ImportBinding' && node.type === 'ImportSpecifier')
    return node.imported.type === 'Identifier' && node.imported.name === name.name;
  const { parent } = name as Rule.Node;
  const property = parent?.type === 'AssignmentPattern' ? (parent as Rule.Node).parent : parent;
  return property?.type === 'Property' && property.shorthand;
}

/**
 * Reports each declared name, and each file name, that is a participle without a noun. `sentMails`
 * and `isSent` pass. Properties of object literals are not checked, because external types name
 * many of them.
 */
export const noBareParticiple: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      bare: "'{{name}}' is a participle without a noun: add the noun, or is, has or was.",
    },
  },
  create(context) {
    const check = (node: object, name: string) => {
      if (isBareParticiple(name))
        context.report({ node: node as Rule.Node, messageId: 'bare', data: { name } });
    };
    const checkMember = (node: Rule.Node) => {
      if ('key' in node && !node.computed && node.key.type === 'Identifier')
        check(node.key, node.key.name);
    };
    return {
      Program(node) {
        const [name = ''] = basename(context.filename).split('.');
        check(node, name);
      },
      'Program:exit'() {
        const variables = context.sourceCode.scopeManager.scopes.flatMap(
          (scope) => scope.variables,
        );
        const definitions = variables.flatMap(({ defs }) => defs);
        const ownDefinitions = definitions.filter((definition) => !isDeclaredElsewhere(definition));
        // The name of a class is defined in two scopes: outside and inside the class.
        for (const node of new Set(ownDefinitions.map(({ name }) => name))) check(node, node.name);
      },
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
      PropertyDefinition: checkMember,
      MethodDefinition: checkMember,
    };
  },
};
