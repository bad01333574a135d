import { BlockList, isIP } from 'node:net'

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

const reservedIpv4 = listOf(RESERVED_IPV4, 'ipv4')
const reservedIpv6 = listOf(RESERVED_IPV6, 'ipv6')
const globalIpv6 = listOf(['2000::/3'], 'ipv6')

const WEB_PORTS = ['', '80', '443']
const PRIVILEGED = 1024

/** The web's own ports and those that need no rights: others are mail servers, SSH and the like, and no receivers. */
export function isReceiverPort({ port }: URL): boolean {
  return WEB_PORTS.includes(port) || Number(port) >= PRIVILEGED
}

/** Whether an address is one of the internet. IPv4 within IPv6 is not, however it is written. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reservedIpv4.check(address, 'ipv4')
  return family === 6 && globalIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6')
}

/** As `URL` has it, without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
