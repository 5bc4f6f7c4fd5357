import { describe, expect, it, vi } from 'vitest';
import { untilReleased } from './until-released.ts';

const press = (at?: EventTarget, capture?: boolean) => {
  document.body.innerHTML = '<button>Keep</button>';
  const onOver = vi.fn();
  void untilReleased(at, capture).then(onOver);
  const fire = async (type: string) => {
    document.querySelector('button')!.dispatchEvent(new Event(type, { bubbles: true }));
    await Promise.resolve();
  };
  return { onOver, fire };
};

describe('a press', () => {
  it.each(['click', 'auxclick', 'contextmenu', 'pointercancel'])('is over with its %s', async (type) => {
    const { onOver, fire } = press();
    await fire(type);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is not over when the pointer goes up, for its click is still to come', async () => {
    const { onOver, fire } = press();
    await fire('pointerup');
    await fire('mouseup');
    expect(onOver).not.toHaveBeenCalled();
    await fire('click');
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is heard on the way down by who wants it, also where its click is stopped there', async () => {
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('click', stop, true);
    const [below, above] = [press(document, true), press()];
    await above.fire('click');
    document.removeEventListener('click', stop, true);
    expect([below.onOver.mock.calls.length, above.onOver.mock.calls.length]).toEqual([1, 0]);
  });
});
