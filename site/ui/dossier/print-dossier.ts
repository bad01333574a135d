/** Milliseconds: a picture that does not come is not printed. */
const PATIENCE = 5_000

/** Prints when the pictures below the screen have come, too. */
export async function printDossier(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.dossier img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
  print()
}
