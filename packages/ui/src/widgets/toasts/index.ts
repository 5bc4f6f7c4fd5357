export { createToasts } from './toasts.store.ts';
export { Toasts } from './toasts.tsx';
export type { ShownToast, ToastCode, ToastContent, ToastsProps, ToastsStore, ToastTone } from './toasts.types.ts';
