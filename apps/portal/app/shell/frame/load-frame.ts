import type { ComponentType } from 'react';
import { SiteFrame } from './site-frame.tsx';
import type { Layout } from './shell.ts';

const loadBareFrame = async () => (await import('./bare-frame.tsx')).BareFrame;

/** Fetches what stands around pages of a layout. Most have the site's, which is here. */
export const loadFrame: Readonly<Record<Layout, () => Promise<ComponentType>>> = {
  site: () => Promise.resolve(SiteFrame),
  subsite: async () => (await import('./subsite-frame.tsx')).SubsiteFrame,
  download: loadBareFrame,
  empty: loadBareFrame,
};
