/** Of every icon; `test/scripts/staff-icons.test.ts` knows which there are. */
declare const Icon: import('./index.d.ts').SvgIconComponent
export default Icon
