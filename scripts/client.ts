// Writes the types of the API for other programs, and examples, into a folder: npm run client [-- FOLDER]
import { resolve } from 'node:path'
import { makeClient } from './client/make-client.ts'
import { runCommand } from './site/run-command.ts'

await runCommand('npm run client -- [FOLDER]     api-client, where none is named', async () => {
  const folder = resolve(process.argv[2] ?? 'api-client')
  await makeClient(folder)
  console.log(folder)
})
