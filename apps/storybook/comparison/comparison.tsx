import type { Industry } from '@millwright/domain';
import { Button } from '@millwright/ui/button';
import { Checkbox, Field, Input, Select } from '@millwright/ui/field';
import { FloatingBar } from '@millwright/ui/floating-bar';
import { IndustryMenuList } from '@millwright/ui/industry-menu';
import { createSharedState, SharedStateProvider } from '@millwright/ui/shared-state';
import { Slider } from '@millwright/ui/slider';
import { Tabs } from '@millwright/ui/tabs';
import { createToasts, Toasts } from '@millwright/ui/toasts';
import { lazy, Suspense, useState } from 'react';

const DialogWithForm = lazy(async () => ({ default: (await import('./dialog-with-form.tsx')).DialogWithForm }));

const industry = (id: number, name: string, children: readonly string[]): Industry => ({
  id,
  slug: null,
  name,
  icon: 'gear',
  showNav: true,
  bannerCode: null,
  children: children.map((child, index) => industry(id * 100 + index, child, [])),
});

const industries = [
  industry(1, 'Metalworking', ['Turning', 'Milling', 'Grinding']),
  industry(2, 'Laser', ['Cutting', 'Welding', 'Marking']),
  industry(3, 'Automation', ['Drives', 'Sensors']),
];

const slides = ['Milling titanium', 'Cutting thick sheet', 'Measuring in the machine', 'Loading by robot'].map(
  (text) => ({ key: text, label: text, content: <p>{text}</p> }),
);

const nobody = createSharedState({
  loadMember: async () => null,
  loadTopBanner: async () => null,
  loadBaseInfo: async () => null,
});
const toasts = createToasts();

/**
 * The page on which component libraries are compared by what they send: button, input with label and error, select,
 * checkbox, tabs, modal dialog with a form, industry menu, slider, toast, QR code and back to top.
 */
export const Comparison = () => {
  const [asking, setAsking] = useState(false);
  const sent = () => {
    setAsking(false);
    toasts.show({ text: 'Your enquiry was sent', tone: 'success' });
  };
  return (
    <SharedStateProvider store={nobody}>
      <header>
        <button type="button" popoverTarget="industries">
          All industries
        </button>
        <nav id="industries" popover="auto" aria-label="Industries">
          <IndustryMenuList industries={industries} />
        </nav>
      </header>
      <main>
        <h1>One page of everything</h1>
        <Field label="E-mail" required error="Enter an e-mail address">
          {(control) => <Input {...control} type="email" autoComplete="email" />}
        </Field>
        <Field label="Country">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 'de', label: 'Germany' },
                { value: 'cn', label: 'China' },
                { value: 'jp', label: 'Japan' },
              ]}
            />
          )}
        </Field>
        <Checkbox>Send me the newsletter</Checkbox>
        <Tabs
          label="The machine"
          tabs={[
            { id: 'description', label: 'Description', panel: <p>A lathe for long shafts.</p> },
            { id: 'parameters', label: 'Parameters', panel: <p>2000 mm between centres.</p> },
          ]}
        />
        <Slider label="Latest videos" slides={slides} perView={2} />
        <Button onClick={() => setAsking(true)}>Ask the supplier</Button>
      </main>
      <Suspense>{asking ? <DialogWithForm onClose={() => setAsking(false)} onSent={sent} /> : null}</Suspense>
      <Toasts toasts={toasts} />
      <FloatingBar />
    </SharedStateProvider>
  );
};
