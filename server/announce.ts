import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ADDRESS_FILE } from '../contract/set-up/address-file.ts'
import type { Config } from './config.ts'
import type { MailTransport } from './core/mail/mail-transport.ts'
import type { Log } from './core/process/log.ts'
import { asCalledHere, describeFolder } from './core/process/project-folder.ts'
import type { Store } from './core/store/store.ts'
import { openSetUp } from './set-up/set-up-address.ts'

interface Announced {
  server: Server
  config: Config
  store: Store
  secret: string
  transport: MailTransport
  log: Log
}

/** Says where everything is; while there is no owner, first where to begin. */
export async function announce({ server, config, store, secret, transport, log }: Announced): Promise<void> {
  const { port } = server.address() as AddressInfo
  const { dataDir, media } = config
  const origin = config.publicUrl ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  const folder = describeFolder(dataDir)
  const setUp = await openSetUp({ db: store.db, secret, dataDir, origin })
  const begin = `Set up ${setUp}
       Open this first: it makes the owner's account, once. A restart does not change it; ${folder}/${ADDRESS_FILE} has it too.
`
  log.info(`${setUp === undefined ? '' : begin}Site   ${origin}/
API    ${origin}/api/v1/
Staff  ${origin}/admin (accounts: ${asCalledHere('npm run staff')}, docs/operations.md)
Data   ${folder} (${store.engine === 'sqlite' ? 'SQLite' : 'Postgres'})${media.bucket ? `, pictures in s3://${media.bucket.bucket}` : ''}
Mail   ${transport.says}
Stop with Ctrl+C.`)
}
