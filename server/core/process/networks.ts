import { BlockList, isIP } from 'node:net'

/** @param entries addresses and networks such as 10.0.0.0/8 */
export function createNetworkCheck(entries: readonly string[]): (address: string) => boolean {
  const networks = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) networks.addAddress(address, familyOf(address))
    else networks.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) > 0 && networks.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** As `URL` has it, without brackets. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/g, '')
