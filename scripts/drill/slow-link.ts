import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

interface Link {
  /** Milliseconds there and back. */
  roundTrip: number
  /** Bits a second, in each direction. */
  rate: number
}

/**
 * A link of UDP to a port of this machine, as of a phone far away: each datagram waits half a round trip, after those
 * before it have been sent at the rate of the link. In place of `tc netem`, which not every kernel has; TCP would need
 * that, for its connection is made by the kernel.
 * @param from the port that it listens on @param to the port that it leads to
 * @returns the bytes that went to the browser, and the end of it
 */
export async function openSlowLink(from: number, to: number, { roundTrip, rate }: Link) {
  const outside = createSocket('udp4')
  const inside = new Map<string, Socket>()
  const free = { there: 0, back: 0 }
  let bytes = 0
  let isOpen = true
  const send = (way: keyof typeof free, length: number, give: () => void) => {
    const now = performance.now()
    // Headers of IP and UDP.
    free[way] = Math.max(free[way], now) + ((length + 28) * 8 * 1000) / rate
    setTimeout(() => isOpen && give(), free[way] - now + roundTrip / 2)
  }
  const socketFor = (port: number, address: string) => {
    const name = `${address}:${port}`
    const known = inside.get(name)
    if (known) return known
    const socket = createSocket('udp4')
    inside.set(name, socket)
    socket.on('message', (data) => {
      bytes += data.length
      send('back', data.length, () => outside.send(data, port, address))
    })
    return socket
  }
  outside.on('message', (data, { port, address }) => {
    const socket = socketFor(port, address)
    send('there', data.length, () => socket.send(data, to, '127.0.0.1'))
  })
  outside.bind(from, '127.0.0.1')
  await once(outside, 'listening')
  return {
    bytes: () => bytes,
    close() {
      isOpen = false
      for (const socket of [outside, ...inside.values()]) socket.close()
    },
  }
}
