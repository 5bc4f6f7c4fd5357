export {
  createToasts,
  type ShownToast,
  type ToastCode,
  type ToastContent,
  type ToastTone,
  type ToastsStore,
} from './toasts.store.ts';
export { Toasts, type ToastsProps } from './toasts.tsx';
