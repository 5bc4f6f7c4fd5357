import { describe, expect, it } from 'vitest';
import { describeChart } from '../../testing/chart-suite.ts';
import { connectivityChart, createConnectivity, type ConnectivityEvent } from './connectivity.machine.ts';
import { watchConnectivity } from './watch-connectivity.ts';

const offline: ConnectivityEvent = { type: 'BROWSER.OFFLINE' };
const online: ConnectivityEvent = { type: 'BROWSER.ONLINE' };

describeChart(
  'connectivity',
  () => connectivityChart,
  [
    { from: 'online', when: offline, to: 'offline' },
    { from: 'online', when: online, to: 'online' },
    { given: [offline], from: 'offline', when: offline, to: 'offline' },
    { given: [offline], from: 'offline', when: online, to: 'restored' },
    { given: [offline, online], from: 'restored', when: 3999, to: 'restored' },
    { given: [offline, online], from: 'restored', when: 4000, to: 'online' },
    { given: [offline, online], from: 'restored', when: offline, to: 'offline' },
  ],
  { events: [offline, online] },
);

const browser = (onLine: boolean) => Object.assign(new EventTarget(), { navigator: { onLine } });

describe('connectivity', () => {
  it('assumes a connection on the server and before the page is hydrated', () => {
    expect(createConnectivity().snapshot().state).toBe('online');
  });

  it('knows at once that a page was hydrated without a connection', () => {
    const connectivity = createConnectivity();
    watchConnectivity(connectivity, browser(false));
    expect(connectivity.snapshot().state).toBe('offline');
  });

  it('[ST-46] [ST-47] follows the events of the browser until it is stopped', () => {
    const connectivity = createConnectivity();
    const source = browser(true);
    const stop = watchConnectivity(connectivity, source);
    source.dispatchEvent(new Event('offline'));
    expect(connectivity.snapshot().state).toBe('offline');
    source.dispatchEvent(new Event('online'));
    expect(connectivity.snapshot().state).toBe('restored');
    stop();
    source.dispatchEvent(new Event('offline'));
    expect(connectivity.snapshot().state).toBe('restored');
  });
});
