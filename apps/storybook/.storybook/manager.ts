import { createElement, useEffect, useState } from 'react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, useChannel } from 'storybook/manager-api';
import { create } from 'storybook/theming';
// Storybook compiles this file without the condition under which packages are their sources.
// oxlint-disable-next-line no-restricted-imports -- see above
import { themeColors } from '../../../packages/ui/src/foundations/theme-values.ts';
import { codeServed, codeWanted } from '../code/channel.ts';

// Storybook compiles this file by itself, and knows the elements of JSX by a name that is not there: so there is none.

/** The code of the story next to it, as another site would write it; with a button that copies it. */
const CodePanel = () => {
  const [code, setCode] = useState('// …');
  const emit = useChannel({
    [codeServed]: (_: string, given: string) => setCode(given),
    [STORY_RENDERED]: () => emit(codeWanted),
  });
  useEffect(() => emit(codeWanted), [emit]);
  return createElement(
    SyntaxHighlighter,
    { language: 'tsx', copyable: true, bordered: true, padded: true, format: false },
    code,
  );
};

const brandTitle = 'Millwright · components';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    // The colours of the light theme: packages/ui/src/foundations/theme-values.ts.
    colorPrimary: themeColors.light.brand,
    colorSecondary: themeColors.light.brand,
    appBg: themeColors.light.surface,
    appContentBg: themeColors.light.paper,
    appBorderColor: themeColors.light.line,
    textColor: themeColors.light.ink,
    barTextColor: themeColors.light.inkMuted,
  }),
});

// Storybook ends the title of its tab with its own name, and has no setting for it.
const namedTitle = () => {
  const title = document.title.replace(/^storybook - Storybook$|Storybook$/u, brandTitle);
  if (title !== document.title) document.title = title;
};
new MutationObserver(namedTitle).observe(document.head, { childList: true, characterData: true, subtree: true });
namedTitle();

addons.register('millwright/code', () => {
  addons.add('millwright/code/panel', {
    type: types.PANEL,
    title: 'Code to copy',
    match: ({ viewMode }) => viewMode === 'story',
    // Nothing is requested from the page before somebody looks.
    render: ({ active }) => (active ? createElement(CodePanel) : null),
  });
});
