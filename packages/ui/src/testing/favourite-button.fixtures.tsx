import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createPendingFavourites, type FavouriteItem } from '../behaviours/favourites/index.ts';
import { createSharedState, SharedStateProvider, useSharedState } from '../behaviours/session/index.ts';

/** Something to add. */
export const press: FavouriteItem = { kind: 'product', id: 31, title: 'Servo press SP-400', image: null };

/** A storage that lasts as long as the test. */
export const memoryStorage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
};

/** Pending favourites that last as long as the test. */
export const nothingPending = (storage = memoryStorage()) => createPendingFavourites(() => storage);

/** The shared state of a member, or of a visitor. */
export const sharedStateOf = (member: { id: number; trueName: string } | null) =>
  createSharedState({ loadMember: async () => member }, { member });

/** A member. */
export const linXia = { id: 7, trueName: 'Lin Xia' };

const Telling = ({ children }: { children: ReactNode }) => {
  const dialog = useSharedState(({ loginDialog }) => loginDialog);
  return <div data-login-dialog={dialog}>{children}</div>;
};

const Shared = ({ member, children }: { member: typeof linXia | null; children: ReactNode }) => {
  const [store] = useState(() => sharedStateOf(member));
  return (
    <SharedStateProvider store={store}>
      <Telling>{children}</Telling>
    </SharedStateProvider>
  );
};

/** A page of a member. */
export const ofAMember: Decorator = (Story) => <Shared member={linXia}>{Story()}</Shared>;

/** A page of a visitor; `data-login-dialog` says whether the login dialog is open. */
export const ofAVisitor: Decorator = (Story) => <Shared member={null}>{Story()}</Shared>;
