const en = {
  subject: (name: string, title: string) => `${name} mentioned you: ${title}`,
  sentence: (name: string, title: string, firm: string) =>
    `${name} mentioned you in a comment on “${title}”, on the staff side of ${firm}:`,
}

const ne: typeof en = {
  subject: (name, title) => `${name} ले तपाईंको उल्लेख गर्नुभयो: ${title}`,
  sentence: (name, title, firm) => `${firm} को कर्मचारी खण्डमा “${title}” को टिप्पणीमा ${name} ले तपाईंको उल्लेख गर्नुभयो:`,
}

export const WORDS = { en, ne }
