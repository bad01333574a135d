import { startChild } from '../../../server/core/process/child-process.ts'

/** Starts the programs that it is given and tells their ids, for child-process.test.ts, which kills it. */
const children = process.argv.slice(2).map((script) => startChild(script, { heap: 64 }))
for (const child of children) child.send({ order: 'block' })
console.log(children.map(({ pid }) => pid).join(' '))
