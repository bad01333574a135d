/** Alt+P: shows the place of the input on the page. On a Mac, the key itself would be another. */
export const isShowKey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyP'
