// Made by scripts/build-map.ts: change that.

/** The units of nepal.svg. */
export const MAP_WIDTH = 1800
export const MAP_HEIGHT = 1067
export const MAP_DISTRICTS = 77
