import { PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import { useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { StoryModule } from '../checks/stories.ts';
import * as css from './reference.css.ts';

/** The frame of a story: Storybook's preview puts its channel there, through which the frame hears of other props. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void };
}

/** The toolbar's choices of this page, for the frame: edition, theme, width. */
const globals = (): string => {
  const chosen = new URLSearchParams(window.location.search).get('globals');
  return chosen ? `&globals=${encodeURIComponent(chosen)}` : '';
};

const Frame = ({ of }: { of: unknown }) => {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const frame = useRef<HTMLIFrameElement>(null);
  const [args, setArgs] = useState(story.initialArgs);
  const tell = (event: string, more: object): void =>
    (frame.current?.contentWindow as StoryWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, {
      storyId: story.id,
      ...more,
    });
  return (
    <>
      <iframe
        ref={frame}
        className={css.playground}
        title={`Playground of ${story.title}`}
        src={`iframe.html?id=${story.id}&viewMode=story${globals()}`}
      />
      <PureArgsTable
        rows={story.argTypes}
        args={args}
        updateArgs={(updatedArgs) => {
          setArgs((before) => ({ ...before, ...updatedArgs }));
          tell(UPDATE_STORY_ARGS, { updatedArgs });
        }}
        resetArgs={(argNames) => {
          setArgs(story.initialArgs);
          tell(RESET_STORY_ARGS, { argNames });
        }}
      />
    </>
  );
};

/**
 * The first story of a component next to its props, which can be changed. It is fetched when a reader opens it.
 */
export const Playground = ({ stories }: { stories: StoryModule }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { Default } = stories as { Default?: unknown };
  if (!Default) return null;
  return (
    <details className={css.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.summary}>Playground: change the props</summary>
      {isOpen ? <Frame of={Default} /> : null}
    </details>
  );
};
