import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInOwn } from '../../testing/own-edition.tsx';
import { editionKeys, expectCleanHydration, renderIn } from '../../testing/render.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'a', label: 'Part' },
  { id: 'b', label: 'Drawing' },
  { id: 'c', label: 'Send', faulty: true },
];

describe('a stepper', () => {
  it('says of each step how it is', () => {
    const { rerender } = renderIn('en', <Stepper label="Enquiry" steps={steps} current="b" />);
    const states = () => screen.getAllByRole('listitem').map((item) => item.dataset.state);
    expect(states()).toEqual(['done', 'current', 'faulty']);
    rerender(<Stepper label="Enquiry" steps={steps} current="c" />);
    expect(states()).toEqual(['done', 'done', 'current']);
    rerender(<Stepper label="Enquiry" steps={steps} current="unknown" />);
    expect(states()).toEqual(['ahead', 'ahead', 'faulty']);
  });

  it('keeps the focus on a step that was gone back to', async () => {
    const Steps = () => {
      const [current, setCurrent] = useState('c');
      return <Stepper label="Enquiry" steps={steps} current={current} onBack={setCurrent} />;
    };
    renderIn('en', <Steps />);
    screen.getByRole('button', { name: /^Drawing/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: /^Part/ })).toHaveFocus();
  });

  it('numbers its steps in the digits of the language', () => {
    renderInOwn({ key: 'ar', lang: 'ar-EG' }, <Stepper label="Enquiry" steps={steps} current="b" />);
    expect(screen.getByText('٢')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Step ٢ of ٣');
  });

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <Stepper label="Enquiry" steps={steps} current="b" onBack={() => undefined} />),
  );
});
