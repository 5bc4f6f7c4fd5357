import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ArticleType } from '@millwright/domain';

/** The name of a list of articles, by its type. */
export const articleTypeNames: Readonly<Record<ArticleType, MessageDescriptor>> = {
  Editorpick: msg`Editor’s pick`,
  latest: msg`Latest`,
  oversea: msg`Overseas`,
  newswire: msg`Newswire`,
};

/** The name of the list of all articles. */
export const allArticlesName: MessageDescriptor = msg`News`;
