export { citiesOf, loadPlaces, placesOfProfile, provincesOf } from './places.ts';
export type { LoadPlaces, Place, Places, Province } from './places.types.ts';
