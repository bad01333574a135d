export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" width="40" height="40" fill="none" strokeWidth="2.2" aria-hidden="true">
      <path stroke="currentColor" d="M4 28C9 27 10 8 20 8s10 17 16 20" />
      <path stroke="currentColor" d="M10 28c4-2 5-13 10.500-13S27 25 31 28" />
      <path stroke="currentColor" d="M16 28c2-1.500 2.500-6 5-6s3 3.500 5 6" />
      <path stroke="var(--accent)" d="M2 33.500h36" />
    </svg>
  )
}
