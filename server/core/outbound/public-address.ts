import { isIP } from 'node:net'
import { createNetworkCheck } from '../process/networks.ts'
import reservedIpv4 from './reserved-ipv4.json' with { type: 'json' }

/** Within 2000::/3: protocols such as Teredo, documentation, and 6to4, which leads to an IPv4 address. */
const RESERVED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** In the special-purpose registries of IANA (RFC 6890). */
const isReserved = createNetworkCheck([...reservedIpv4, ...RESERVED_IPV6])
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
