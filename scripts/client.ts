// Writes the types of the API for other programs, and examples, into a folder: npm run client [-- FOLDER]
import { resolve } from 'node:path'
import { makeClient } from './client/make-client.ts'

const folder = resolve(process.argv[2] ?? 'api-client')
await makeClient(folder)
console.log(folder)
