const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n

/** FNV-1a of what a drawing shows: no secret, and pages name it without waiting. */
export function versionOf(shown: unknown): string {
  let hash = FNV_OFFSET
  for (const byte of new TextEncoder().encode(JSON.stringify(shown))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME)
  }
  return hash.toString(36)
}
