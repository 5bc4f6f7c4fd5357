import {
  CircuitState,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel';

/** When a circuit opens and tries again. */
export interface CircuitRules {
  /** Failures that open it. @default 5 */
  failures?: number;
  /** Time in which they are counted, in milliseconds. @default 10000 */
  within?: number;
  /** How long it stays open before one call tries, in milliseconds. @default 5000 */
  openFor?: number;
}

/** Thrown in place of a request where the last responses say that it is of no use. */
class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/**
 * Opens with so many failures in a time, unless as many calls succeeded meanwhile: on a busy site, one bad item among
 * thousands of good ones must not shut the others out.
 */
class RecentFailures implements IBreaker {
  state: { at: number; failed: boolean }[] = [];
  readonly #failures: number;
  readonly #within: number;

  constructor({ failures, within }: Required<Pick<CircuitRules, 'failures' | 'within'>>) {
    this.#failures = failures;
    this.#within = within;
  }

  success(circuit: CircuitState): void {
    if (circuit !== CircuitState.Closed) this.state = [];
    // Only what may come to weigh something is stored: without failures, successes do not matter.
    else if (this.state.length > 0) this.#note(false);
  }

  failure(circuit: CircuitState): boolean {
    this.#note(true);
    const failed = this.state.filter((call) => call.failed).length;
    return circuit !== CircuitState.Closed || (failed >= this.#failures && failed * 2 >= this.state.length);
  }

  #note(failed: boolean): void {
    const at = Date.now();
    this.state = [...this.state.filter((call) => at - call.at < this.#within), { at, failed }].slice(
      -20 * this.#failures,
    );
  }
}

/** One circuit for each call of the contract: a call that fails takes no other with it. */
export interface Circuits {
  /** Runs a call, or throws a {@link CircuitOpenError} at once. */
  run<T>(call: string, request: () => Promise<T>): Promise<T>;
  /** Whether a call is out of order for longer than a moment. */
  isOpen(call: string): boolean;
}

/** Makes the circuits. `isFailure` says which responses count as failures; all errors but `isOurs` do. */
export function createCircuits<Outcome>(
  { failures = 5, within = 10_000, openFor = 5000 }: CircuitRules,
  isFailure: (outcome: Outcome) => boolean,
  isOurs: (error: unknown) => boolean,
  onChange: (call: string, isOpen: boolean) => void,
): Circuits {
  const circuits = new Map<string, CircuitBreakerPolicy>();
  const failing = handleWhen((error) => !isOurs(error)).orWhenResult((outcome) => isFailure(outcome as Outcome));
  const circuitOf = (call: string): CircuitBreakerPolicy => {
    const present = circuits.get(call);
    if (present) return present;
    const circuit = circuitBreaker(failing, {
      halfOpenAfter: openFor,
      breaker: new RecentFailures({ failures, within }),
    });
    circuit.onBreak(() => onChange(call, true));
    circuit.onReset(() => onChange(call, false));
    circuits.set(call, circuit);
    return circuit;
  };
  return {
    async run(call, request) {
      const circuit = circuitOf(call);
      // While one call tries, the others do not wait for what it finds.
      if (circuit.state === CircuitState.HalfOpen) throw new CircuitOpenError(call);
      return circuit.execute(request).catch((error: unknown) => {
        throw isBrokenCircuitError(error) ? new CircuitOpenError(call) : error;
      });
    },
    isOpen: (call) => (circuits.get(call)?.state ?? CircuitState.Closed) !== CircuitState.Closed,
  };
}
