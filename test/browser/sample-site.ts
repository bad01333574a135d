import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { addAccount, type StaffAccount } from './accounts.ts'
import { startServer } from './own-server.ts'
import { copySample } from './sample-folder.ts'

export interface SampleSite {
  origin: string
  owner: StaffAccount
  stop(): Promise<void>
}

/** The built server with the sample content and an owner, for tests that change what other tests see. */
export async function startSampleSite(): Promise<SampleSite> {
  const data = temporaryFolder('sample-site')
  copySample(data.path)
  const server = await startServer('build/server/index.js', data.path, { SAMPLE_CONTENT: '1' })
  const owner = { email: 'owner@example.org', password: 'seven green bridges' }
  await addAccount({ dataDir: data.path }, owner, 'owner', 'Sita Rai')
  return {
    origin: server.origin,
    owner,
    async stop() {
      await server.stop()
      data.remove()
    },
  }
}
