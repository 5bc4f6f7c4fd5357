/** Rules of this house that no ready-made rule covers. */

const hasDocComment = (context, node) => {
  const last = context.sourceCode.getCommentsBefore(node).at(-1);
  return last?.type === 'Block' && last.value.startsWith('*');
};

const documentProps = {
  meta: { type: 'suggestion', docs: { description: 'Every member of an exported *Props type has a doc comment.' } },
  create: (context) => ({
    'ExportNamedDeclaration > :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=/Props$/] TSPropertySignature'(
      node,
    ) {
      // The shape of an argument or of a nested object is part of its prop's own sentence.
      const container = node.parent?.parent;
      const direct =
        container?.type === 'TSInterfaceDeclaration' ||
        container?.type === 'TSTypeAliasDeclaration' ||
        container?.type === 'TSIntersectionType';
      if (direct && !hasDocComment(context, node))
        context.report({ node, message: `Document the prop '${node.key.name ?? node.key.value}'` });
    },
  }),
};

const documentExports = {
  meta: { type: 'suggestion', docs: { description: 'Every exported type, function and constant has a doc comment.' } },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration || hasDocComment(context, node)) return;
      const name = node.declaration.id?.name ?? node.declaration.declarations?.[0]?.id?.name ?? 'this export';
      context.report({ node: node.declaration, message: `Document '${name}': what it is, in one sentence` });
    },
  }),
};

const isEditionKey = (node) => node.type === 'Literal' && (node.value === 'cn' || node.value === 'en');

const namesAnEdition = (node) => {
  if (node.type === 'Identifier') return /edition/i.test(node.name);
  if (node.type !== 'MemberExpression') return false;
  return /edition/i.test(node.property.name ?? '') || (node.property.name === 'key' && namesAnEdition(node.object));
};

const askTheEdition = {
  meta: { type: 'problem', docs: { description: 'Code asks what an edition has, never which edition it is.' } },
  create: (context) => ({
    BinaryExpression(node) {
      if (!['===', '!==', '==', '!='].includes(node.operator)) return;
      const pair = [node.left, node.right];
      if (pair.some(isEditionKey) && pair.some(namesAnEdition))
        context.report({
          node,
          message: 'Ask what the edition has (e.g. edition.login.modes), not which edition it is',
        });
    },
  }),
};

const explainedDisable = {
  meta: { type: 'suggestion', docs: { description: 'A comment that switches a rule off says why.' } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const directive = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b(.*)$/s.exec(comment.value);
        if (directive && !/\s--\s+\S/.test(directive[1]))
          context.report({ node: comment, message: 'Say why the rule is off: "-- reason"' });
      }
    },
  }),
};

// Attributes of native elements that visitors read or hear, and that the ready-made rule lets pass.
const readAttributes = new Set([
  'title',
  'label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'aria-braillelabel',
]);

const isCopy = (text) => /[\u3400-\u9fff]|[A-Za-z].*\s|^[A-Z]/.test(text);

const bareTexts = (node) => {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' && isCopy(node.value) ? [node] : [];
  if (node.type === 'TemplateLiteral')
    return isCopy(
      node.quasis
        .map((part) => part.value.cooked)
        .join(' x ')
        .trim(),
    ) && /[A-Za-z\u3400-\u9fff]/.test(node.quasis.map((part) => part.value.cooked).join(''))
      ? [node]
      : [];
  if (node.type === 'JSXExpressionContainer') return bareTexts(node.expression);
  if (node.type === 'ConditionalExpression') return [...bareTexts(node.consequent), ...bareTexts(node.alternate)];
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression')
    return [...bareTexts(node.left), ...bareTexts(node.right)];
  return [];
};

const noBareAttribute = {
  meta: { type: 'problem', docs: { description: 'What an attribute says to visitors is copy too.' } },
  create: (context) => ({
    JSXAttribute(node) {
      if (!readAttributes.has(node.name.name)) return;
      for (const text of bareTexts(node.value))
        context.report({ node: text, message: `The text of '${node.name.name}' belongs into the catalog` });
    },
  }),
};

/** Names by which libraries say that what they export, or keep on objects, is not for others (decision D45). */
const privateName = /^(?:UNSAFE_|unstable_|DEPRECATED_|__react|__REACT|_internal)/;

const publicInterfaces = {
  meta: { type: 'problem', docs: { description: 'Nothing is built on the private parts of a dependency.' } },
  create: (context) => {
    const check = (node, name) => {
      if (privateName.test(name ?? ''))
        context.report({ node, message: `'${name}' is private to its library: use its public interface` });
    };
    return {
      ImportSpecifier: (node) => check(node, node.imported.name ?? node.imported.value),
      ExportSpecifier: (node) => check(node, node.local.name ?? node.local.value),
      MemberExpression: (node) => check(node, node.property.name ?? node.property.value),
      Property: (node) => check(node, node.key.name ?? node.key.value),
    };
  },
};

export default {
  meta: { name: 'millwright' },
  rules: {
    'ask-the-edition': askTheEdition,
    'document-exports': documentExports,
    'document-props': documentProps,
    'explained-disable': explainedDisable,
    'no-bare-attribute': noBareAttribute,
    'public-interfaces': publicInterfaces,
  },
};
