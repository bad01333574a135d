/** The same keys, each with a text: another language lacks none. */
export type TextsLike<English> = {
  [Key in keyof English]: English[Key] extends string ? string : TextsLike<English[Key]>
}
