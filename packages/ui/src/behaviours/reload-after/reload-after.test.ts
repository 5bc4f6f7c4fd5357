import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/clock.ts';
import { createReloadAfter } from './reload-after.ts';

const running = () => {
  const clock = createTestClock();
  const reload = vi.fn();
  return { clock, reload, later: createReloadAfter({ clock, reload }) };
};

describe('the reload after login and logout', () => {
  it.each(['afterLogin', 'afterLogout'] as const)('[ST-29] [ST-31] comes 1000 ms later, not 999 ms (%s)', (name) => {
    const { clock, reload, later } = running();
    later[name]();
    clock.advance(999);
    expect(reload).not.toHaveBeenCalled();
    clock.advance(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('happens once, however often it is requested', () => {
    const { clock, reload, later } = running();
    later.afterLogin();
    later.afterLogin();
    later.afterLogout();
    clock.advance(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
