// Made by scripts/build-map.ts: change that.

/** The units of nepal.svg. */
export const MAP_WIDTH = 1800
export const MAP_HEIGHT = 1067
export const MAP_DISTRICTS = 77

/** Of its projection (Albers): meridian in degrees, scale in units, the cone, and where it begins. */
export const MAP_CONE = { meridian: 84.1, n: 0.47552, c: 1.22578, scale: 13552.981259, x: 886.181375, y: -24515.400069 }
