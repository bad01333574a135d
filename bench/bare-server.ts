// The ceiling for bench/throughput.ts: node:http from memory. `node bench/bare-server.ts PORT FOLDER`
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [port, folder = '.'] = process.argv.slice(2)
const names = readdirSync(folder).filter((name) => !name.endsWith('.json'))
const answers = new Map(
  names.map((name) => {
    const headers = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, string>
    const body = readFileSync(join(folder, name))
    return [`/${name}`, { headers: { ...headers, 'content-length': String(body.length) }, body }]
  }),
)

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
