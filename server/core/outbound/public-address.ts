import { isIP } from 'node:net'
import { createNetworkCheck } from '../process/networks.ts'

/** Reserved by the special-purpose registries of IANA (RFC 6890). */
const RESERVED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Within 2000::/3: protocols such as Teredo, documentation, and 6to4, which leads to an IPv4 address. */
const RESERVED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const isReserved = createNetworkCheck([...RESERVED_IPV4, ...RESERVED_IPV6])
const isGlobalIpv6 = createNetworkCheck(['2000::/3'])

const WEB_PORTS = ['', '80', '443']
const PRIVILEGED = 1024

/** The web's own ports and those that need no rights: others are mail servers, SSH and the like, and no receivers. */
export function isReceiverPort({ port }: URL): boolean {
  return WEB_PORTS.includes(port) || Number(port) >= PRIVILEGED
}

/** Whether an address is one of the internet. IPv4 within IPv6 is not, however it is written. */
export function isPublicAddress(address: string): boolean {
  return (isIP(address) === 4 || isGlobalIpv6(address)) && !isReserved(address)
}
