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

const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/;
const sided = new Set([
  'float',
  'clear',
  'textAlign',
  'justifyContent',
  'justifySelf',
  'justifyItems',
  'transformOrigin',
]);
const physicalValue = /\bto (?:left|right)\b|\btranslateX\(|\banchor\([^)]*\b(?:left|right)\)|\binset -?(?:[1-9]|0\.)/;
const fourSides = new Set(['inset', 'margin', 'padding', 'borderWidth', 'scrollMargin', 'scrollPadding']);

/** A string or template as text; what a template computes is known by its source. */
const textOf = (node, { sourceCode }) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? sourceCode.getText(node).slice(1, -1) : '';
};

/** Whether a shorthand of four sides says other things of left and right. */
const isUneven = (text) => {
  const sides = text.replace(/\$\{[^}]*\}|\([^()]*\)/g, (part) => part.replaceAll(' ', '')).split(' ');
  return sides.length === 4 && sides[1] !== sides[3];
};

const logicalProperties = {
  meta: { type: 'problem', docs: { description: 'Styles name sides by the way of the text, not as left and right.' } },
  create: (context) => {
    if (!context.filename.endsWith('.css.ts')) return {};
    const whenRightToLeft = (node) => {
      for (let each = node.parent; each; each = each.parent)
        if (each.type === 'Property' && /rightToLeft|dir="rtl"/.test(context.sourceCode.getText(each.key))) return true;
      return false;
    };
    return {
      Property(node) {
        const name = node.key.name ?? node.key.value;
        const value = textOf(node.value, context);
        const isPhysical =
          physicalProperty.test(name) ||
          (sided.has(name) && /\b(?:left|right)\b/.test(value)) ||
          (fourSides.has(name) && isUneven(value)) ||
          physicalValue.test(value);
        if (isPhysical && !whenRightToLeft(node))
          context.report({ node, message: `Name the side of '${name}' by the way of the text (inline start or end)` });
      },
    };
  },
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
    'logical-properties': logicalProperties,
    'no-bare-attribute': noBareAttribute,
    'public-interfaces': publicInterfaces,
  },
};
