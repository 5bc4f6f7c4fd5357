import { aerospace } from './aerospace/index.ts';
import { food } from './food/index.ts';
import { semiconductor } from './semiconductor/index.ts';
import { packaging } from './packaging/index.ts';
import { electronics } from './electronics/index.ts';
import { additive } from './additive/index.ts';
import { robotics } from './robotics/index.ts';
import { automation } from './automation/index.ts';
import { casting } from './casting/index.ts';
import { metrology } from './metrology/index.ts';
import { moulds } from './moulds/index.ts';
import { medical } from './medical/index.ts';
import { auto } from './auto/index.ts';
import type { IndustryContent } from './content.types.ts';
import { environment } from './environment/index.ts';
import { fluidPower } from './fluid-power/index.ts';
import { laser } from './laser/index.ts';
import { logistics } from './logistics/index.ts';
import { metalworking } from './metalworking/index.ts';
import { plastics } from './plastics/index.ts';
import { powerTransmission } from './power-transmission/index.ts';
import { battery } from './battery/index.ts';
import { renewables } from './renewables/index.ts';
import { surface } from './surface/index.ts';
import { textile } from './textile/index.ts';

/** The written content of all industries. */
export const industryContents: readonly IndustryContent[] = [
  plastics,
  metalworking,
  auto,
  laser,
  medical,
  moulds,
  casting,
  automation,
  robotics,
  additive,
  electronics,
  packaging,
  food,
  logistics,
  environment,
  textile,
  metrology,
  surface,
  fluidPower,
  powerTransmission,
  battery,
  renewables,
  semiconductor,
  aerospace,
];
