// Made by scripts/build-map.ts: change that.

/** The units of nepal.svg. */
export const MAP_WIDTH = 1800
export const MAP_HEIGHT = 1067
export const MAP_DISTRICTS = 77

/** Of Albers' projection: angles in degrees, lengths in the units of nepal.svg. */
export const MAP_PROJECTION = {
  meridian: 84.1,
  n: 0.4755199,
  c: 1.2257798,
  scale: 13552.98,
  apex: { x: 886.18, y: -24515.4 },
}
