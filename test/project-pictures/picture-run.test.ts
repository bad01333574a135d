import { expect, test } from 'vitest'
import { pictureRun } from '../../admin/project-pictures/picture-run.ts'

test('files that cannot be shown are named, but not those that systems leave in every folder', () => {
  const chosen = ['a.JPG', 'b.jfif', 'IMG_0001.HEIC', 'VID_2.mp4', 'Thumbs.db', 'desktop.ini', '.DS_Store', '._a.jpg']
  pictureRun.choose(
    chosen.map((name) => new File(['x'], name)),
    [],
  )
  const { files, skipped } = pictureRun.read()
  expect(files.map(({ path }) => path)).toEqual(['a.JPG', 'b.jfif'])
  expect(skipped).toEqual(['IMG_0001.HEIC', 'VID_2.mp4'])
})
