import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it.each(editionKeys)('hydrates without a difference in the edition %s', (edition) =>
    expectCleanHydration(edition, <Stepper label="Enquiry" steps={steps} current="b" onBack={() => undefined} />),
  );
});
