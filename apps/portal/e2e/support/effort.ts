/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key, a press after pointing, a hand that
 * changes between keys and pointer, and a thought before each act.
 */
const seconds = { key: 0.28, pointedPress: 1.3, hand: 0.4, thought: 1.35 };

/** What a person does by hand on the way through a flow, on one page or several. */
export class Effort {
  private keys = 0;
  private pointedPresses = 0;
  private thoughts = 0;
  private hands = 0;
  private isAtKeys = false;

  private act(atKeys: boolean): void {
    this.thoughts += 1;
    if (atKeys !== this.isAtKeys) this.hands += 1;
    this.isAtKeys = atKeys;
  }

  /** Points at something and presses it. */
  point(): void {
    this.act(false);
    this.pointedPresses += 1;
  }

  /** Presses keys for one purpose. */
  type(keys: number): void {
    this.act(true);
    this.keys += keys;
  }

  /** How long practised hands take, without the time that the pages take. */
  get estimate(): number {
    return (
      this.keys * seconds.key +
      this.pointedPresses * seconds.pointedPress +
      this.hands * seconds.hand +
      this.thoughts * seconds.thought
    );
  }

  toString(): string {
    return `${this.pointedPresses} pointed presses, ${this.keys} keys, ${this.thoughts} acts: ${this.estimate.toFixed(0)} s`;
  }
}
