/** Tests that a run of scripts/test.ts leaves out; a run of one file runs all of it. */
const scope = process.env['TEST_SCOPE'] || undefined

/** `npm test`: while one works. */
export const isQuick = scope === 'quick'
/** Not what runs every night: `npm test`, and what must pass before a change lands. */
export const isPart = scope !== undefined
