import '@millwright/ui/foundations';
import './elements.css';
import { defineElement } from './millwright-element.tsx';

export type { MillwrightEvents, MillwrightMember } from './events.ts';

defineElement({ name: 'millwright-header', loadView: async () => (await import('./views/header.tsx')).HeaderView });
defineElement({
  name: 'millwright-top-banner',
  attributes: ['code'],
  loadView: async () => (await import('./views/top-banner.tsx')).TopBannerView,
});
defineElement({
  name: 'millwright-industry-menu',
  attributes: ['label'],
  loadView: async () => (await import('./views/industry-menu.tsx')).IndustryMenuView,
});
defineElement({
  name: 'millwright-search-panel',
  attributes: ['keyword'],
  loadView: async () => (await import('./views/search-panel.tsx')).SearchPanelView,
});
defineElement({
  name: 'millwright-login',
  attributes: ['open'],
  loadView: async () => (await import('./views/login.tsx')).LoginView,
});
defineElement({
  name: 'millwright-floating-bar',
  loadView: async () => (await import('./views/floating-bar.tsx')).FloatingBarView,
});
defineElement({
  name: 'millwright-supplier-card',
  attributes: ['supplier'],
  loadView: async () => (await import('./views/supplier-card.tsx')).SupplierCardView,
});
defineElement({
  name: 'millwright-show-list',
  attributes: ['count', 'industry', 'exhibitor'],
  loadView: async () => (await import('./views/show-list.tsx')).ShowListView,
});
defineElement({
  name: 'millwright-slider',
  attributes: ['label', 'rotate-every'],
  loadView: async () => (await import('./views/slider.tsx')).SliderView,
});
