/** Headings that firms write above the columns of their lists of projects. */
export const PROJECT_HEADINGS = {
  title:
    'project title, assignment, assignment name, name of assignment, name of the assignment, work, ' +
    'name of work, name of works, name of the work, contract name, name of contract, job, scheme, ' +
    'आयोजनाको नाम, आयोजना, कामको नाम, कार्यको नाम, योजनाको नाम',
  code:
    'project no, project code, project id, job no, job number, contract no, contract number, contract id, ' +
    'reference no, ref no, आयोजना नम्बर, सम्झौता नं, ठेक्का नं, ठेक्का नम्बर',
  description:
    'services rendered, services provided, scope of work, scope of works, scope of services, scope, ' +
    'description, description of project, brief description, details, विवरण, कार्यक्षेत्र',
  status: 'project status, current status, present status, state, progress, स्थिति, हालको अवस्था',
  client:
    'client name, name of client, name of the client, employer, name of employer, name of the employer, ' +
    'client office, owner, agency, executing agency, implementing agency, organization, organisation, ' +
    'रोजगारदाता, सेवाग्राही, निकाय, कार्यालय, ग्राहकको नाम, निकायको नाम, कार्यालयको नाम',
  districts:
    'district, project location, location of project, location, place, site, project area, जिल्ला, स्थान, ' +
    'आयोजना स्थल, कार्यस्थल, ठाउँ',
  start:
    'start date, date of start, started, started on, starting date, commencement, commencement date, ' +
    'date of commencement, from, contract date, date of contract, date of agreement, agreement date, ' +
    'सुरु मिति, शुरु मिति, सम्झौता मिति, देखि',
  end:
    'end date, completed, completed on, completion, completion date, date of completion, finish, ' +
    'finish date, finished, to, completed date, year of completion, completion year, सम्पन्न मिति, ' +
    'समाप्ति मिति, सकिएको मिति, सम्म',
  funder: 'funded by, funding agency, funding, source of fund, donor, दाता, दातृ निकाय, बजेट स्रोत',
  value:
    'cost, project value, contract amount, contract value, contract price, project amount, amount, value, ' +
    'cost of project, total cost, estimated cost, construction cost, contract sum, लागत, रकम, सम्झौता रकम, ' +
    'ठेक्का रकम, कुल लागत, लागत अनुमान',
  jointVenture: 'jv, jv partner, jv partners, joint venture partner, in association with',
  size: 'length, capacity, area, project size, लम्बाइ, क्षमता, क्षेत्रफल',
}
