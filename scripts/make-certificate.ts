import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes a self-signed certificate of localhost, for two days: fullchain.pem and privkey.pem, as certbot names them. */
export function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...name], { stdio: 'pipe' })
}
