// Made by `npm run client` from the API's OpenAPI document, a914acc7335eea5e758e528f6dfa28ae859fa5fd82761c5722077601194e9d55: not to be edited.

export interface paths {
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All services, parents and children in one list
         * @description Parents come first, then the children in the order of their parents.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of services */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Service"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Service: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewService"];
                };
            };
            responses: {
                /** @description Stored: "Service is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ServiceRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service with its full text */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The service */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ServiceDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News and events, newest first
         * @description The search looks at names and summaries in every language; each word must be found.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    populate?: "category";
                    /** @description Visitors are answered published news whatever they ask for, and staff unless they ask for something else */
                    "filter[status]"?: "0" | "1" | "all";
                    /** @description A category's slug */
                    category?: string;
                    /** @description Words that must all be found, in any case and language. The first 8 different words count */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of published news */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["News"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** News: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewNews"];
                };
            };
            responses: {
                /** @description Stored: "News is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["NewsRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One news item with the ones before and after it */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    populate?: "category";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The news item */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NewsDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of news, with the number of published items */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The categories */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Category"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Category: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCategory"];
                };
            };
            responses: {
                /** @description Stored: "Category is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["CategoryRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects
         * @description The search looks at number, title, description, client and districts in every language; each word must be found. A fiscal year among its words, such as FY 2081/82, is the filter `fiscalYear`.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description Code, slug or English name of a district */
                    district?: string;
                    /** @description Number, slug or English name of a province. Several are repeated, or separated by commas: projects in any of them */
                    province?: string[];
                    status?: "ongoing" | "completed" | "upcoming";
                    /** @description Slug of a service; a parent includes its children */
                    service?: string;
                    /** @description Slug of a client */
                    client?: string;
                    /** @description The first year: projects that ended before it are left out */
                    since?: number;
                    /** @description The last year: projects that began after it are left out */
                    until?: number;
                    /** @description A fiscal year of Nepal, from 1 Shrawan, also as 2081/082, 081/82, 2081-82 or २०८१/८२: projects that ran in it. An ongoing project without an end runs until today; a project without dates is in no fiscal year */
                    fiscalYear?: string;
                    /** @description 'none' for main projects, or the id of a parent project */
                    parent?: string;
                    /** @description 'some' for projects with at least one picture */
                    pictures?: "some";
                    /** @description Words that must all be found, in any case and language. The first 8 different words count */
                    search?: string;
                    /** @description By start, and so by fiscal year; undated projects last. Without it, the firm's own order */
                    sort?: "newest" | "oldest";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of projects */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Project"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Project: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewProject"];
                };
            };
            responses: {
                /** @description Stored: "Project is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ProjectRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many projects each choice of a filter would find
         * @description The filters are those of the list. Each group is counted with every other filter, but not its own: districts, for example, with the province that is chosen. Provinces are counted without the district, too.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Code, slug or English name of a district */
                    district?: string;
                    /** @description Number, slug or English name of a province. Several are repeated, or separated by commas: projects in any of them */
                    province?: string[];
                    status?: "ongoing" | "completed" | "upcoming";
                    /** @description Slug of a service; a parent includes its children */
                    service?: string;
                    /** @description Slug of a client */
                    client?: string;
                    /** @description The first year: projects that ended before it are left out */
                    since?: number;
                    /** @description The last year: projects that began after it are left out */
                    until?: number;
                    /** @description A fiscal year of Nepal, from 1 Shrawan, also as 2081/082, 081/82, 2081-82 or २०८१/८२: projects that ran in it. An ongoing project without an end runs until today; a project without dates is in no fiscal year */
                    fiscalYear?: string;
                    /** @description 'none' for main projects, or the id of a parent project */
                    parent?: string;
                    /** @description 'some' for projects with at least one picture */
                    pictures?: "some";
                    /** @description Words that must all be found, in any case and language. The first 8 different words count */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The choices and their counts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectFacets"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The points and lines of projects, as GeoJSON
         * @description Only published projects whose location is public; at most 5000, the first of the list.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A FeatureCollection with its licence */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/geo+json": components["schemas"]["ProjectMap"];
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One project with its parent, its parts and the projects around it */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The project */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProjectDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done where: projects by service, province and year
         * @description Each number is the total of GET projects with the same filters and this service, province or year. A project counts once in each, however many of its services, districts or years belong there.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Slug of a service; a parent includes its children */
                    service?: string;
                    /** @description Number, slug or English name of a province. Several are repeated, or separated by commas: projects in any of them */
                    province?: string[];
                    /** @description Code, slug or English name of a district */
                    district?: string;
                    /** @description Slug of a client */
                    client?: string;
                    /** @description The first year: projects that ended before it are left out */
                    since?: number;
                    /** @description The last year: projects that began after it are left out */
                    until?: number;
                    status?: "ongoing" | "completed" | "upcoming";
                    /** @description csv answers services by provinces, for spreadsheets */
                    format?: "json" | "csv";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The numbers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Capabilities"];
                        };
                        "text/csv": string;
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The firm's people
         * @description The search looks at name, position, department and qualifications; each word must be found.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description Words that must all be found, in any case and language. The first 8 different words count */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of team members */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TeamMember"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Team member: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTeamMember"];
                };
            };
            responses: {
                /** @description Stored: "Team member is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["TeamMemberRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The projects and people of a shortlist, by id
         * @description In the order of the ids. Projects have their public facts, as in the call of one project. Visitors keep their shortlists in their browsers: the server stores none.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Ids, separated by commas; unknown ones are left out */
                    projects?: string;
                    /** @description Ids, separated by commas; unknown ones are left out */
                    people?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The projects and people that exist */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Shortlist"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partner organisations: government bodies of Nepal, then international agencies */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The partners */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Partner"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Partner: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewPartner"];
                };
            };
            responses: {
                /** @description Stored: "Partner is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PartnerRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clients, with the number of projects */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The clients */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Client"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Client: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewClient"];
                };
            };
            responses: {
                /** @description Stored: "Client is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ClientRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One client; its projects are GET projects?client={slug} */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The client */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ClientDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registrations, memberships, certificates and awards of the firm that are valid today */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description 'all' includes those that have expired */
                    validity?: "valid" | "all";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description In the order of kinds */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Certificate"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Certificate: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewCertificate"];
                };
            };
            responses: {
                /** @description Stored: "Certificate is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["CertificateRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The periods of the firm’s history */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The periods */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TimelineItem"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /** Timeline item: create */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewTimelineItem"];
                };
            };
            responses: {
                /** @description Stored: "Timeline item is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["TimelineItemRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of all reading pages */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The pages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Page"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of one reading page */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PageDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name, contact details and hours of the firm */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The settings */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Settings"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture library */
        get: {
            parameters: {
                query?: {
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description Words that must all be found in the name or the alternative texts, in any case */
                    search?: string;
                    /** @description 'missing' for pictures without an English alternative text */
                    alt?: "missing";
                    /** @description 'no' for pictures that are shown nowhere */
                    used?: "no";
                    sort?: "created" | "updated" | "name";
                    order?: "asc" | "desc";
                    /** @description Only these, such as 1,2,3 */
                    ids?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of pictures */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PictureRecord"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        /**
         * Upload a picture
         * @description JPEG, PNG, WebP, AVIF or SVG, detected by its content; at most 25 MB (SVG 2 MB) and 60 megapixels. The displayed picture is upright and without metadata; the file itself is kept, and never served.
         */
        post: {
            parameters: {
                query?: {
                    /** @description Name of the file, for people */
                    name?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description The same file was uploaded before: "This picture is in the library already." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PictureRecord"];
                            /**
                             * @description The same file was uploaded before: `data` is the existing picture
                             * @enum {boolean}
                             */
                            duplicate?: true;
                        };
                    };
                };
                /** @description Stored: "Picture is created successfully." */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PictureRecord"];
                            /**
                             * @description The same file was uploaded before: `data` is the existing picture
                             * @enum {boolean}
                             */
                            duplicate?: true;
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture, and everything that shows it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PictureDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the texts and the focal point of a picture
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PictureChange"];
                };
            };
            responses: {
                /** @description Stored: "Picture is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PictureRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/pictures/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a picture was taken, as its camera says
         * @description From the EXIF of the uploaded JPEG, which visitors never get; null if it does not say, or not in Nepal.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The position, or null */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PicturePosition"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pictures/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the file of a picture
         * @description It is shown everywhere at once; its former addresses lead to it. JPEG, PNG, WebP, AVIF or SVG, detected by its content; at most 25 MB (SVG 2 MB) and 60 megapixels. The displayed picture is upright and without metadata; the file itself is kept, and never served.
         */
        put: {
            parameters: {
                query?: {
                    /** @description Name of the file, for people */
                    name?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                /** @description Stored: "Picture is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PictureRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The provinces of Nepal, with the number of projects */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The provinces */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Province"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/provinces/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One province with its outline, facts, local levels and neighbours */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The province */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ProvinceDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of Nepal, with the number of projects */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The districts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["District"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/districts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One district with its outline, facts, local levels and neighbours */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The district */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["DistrictDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/local-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 753 local levels of Nepal, or those of a district */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description Code, slug or English name of a district */
                    district?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The local levels */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LocalLevel"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that visitors can find, by words
         * @description Words are found in English and Nepali, in Devanagari and Latin letters, by their beginnings and with small typos. Projects are also found by their client, services, districts and provinces, and by a fiscal year in which they ran, such as FY 2081/82 or २०८१/८२.
         */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description What to look for; the first 8 different words count */
                    q?: string;
                    /** @description Only these; left out, the first 3 of each kind are answered */
                    kind?: "services" | "places" | "projects" | "clients" | "news" | "teams" | "partners" | "certificates" | "timeline" | "pages";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Results, the best of each kind first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SearchResult"][];
                            meta: components["schemas"]["SearchMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Titles with the words that have been typed so far */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    /** @description What to look for; the first 8 different words count */
                    q?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SearchSuggestion"][];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                429: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content of a kind as staff see it, in every state */
        get: {
            parameters: {
                query?: {
                    /** @description Counts from 1; a page beyond the end is empty */
                    page?: number;
                    /** @description Rows per page; any number is accepted */
                    limit?: number;
                    /** @description Words that must all be found, in any case and language. The first 8 different words count */
                    search?: string;
                    state?: "published" | "draft" | "changed" | "scheduled" | "trash";
                    group?: string;
                    /** @description Those without a text in this language, or whose text is outdated or not published */
                    gap?: "english" | "nepali" | "nepali-outdated" | "nepali-draft";
                    sort?: "title" | "updated" | "position" | "date" | "group";
                    order?: "asc" | "desc";
                    ids?: string;
                };
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContentRow"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give items places in this order */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            responses: {
                /** @description They are in this order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item as staff edit it: its newest version, in every language */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish the newest version, now or later */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            responses: {
                /** @description Published, or waiting for its time */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        post?: never;
        /** Unpublish an item */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is a draft */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Do not publish an item at its time */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It waits for nothing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved versions of an item, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description At most 200 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Revision"][];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/revisions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One saved version of an item */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                    number: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["RevisionDetail"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an older version once more, as the newest */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Restoration"];
                };
            };
            responses: {
                /** @description It is the newest version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an item out of the trash */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It is as it was */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ContentRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/content/{entity}/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to the public page as of the newest version
         * @description Whoever has the link may look, for a day. It shows the version that is the newest now.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The link */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PreviewLink"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        /** Make all preview links of an item invalid */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description They are no longer valid */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Done"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The corrections of the calendar of Nepal (BS), and a day in it */
        get: {
            parameters: {
                query?: {
                    /** @description The language wanted; a text that is missing in it is answered in English */
                    locale?: "en" | "ne";
                    day?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The corrections */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Calendar"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * News: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "News is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * News: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewsChange"];
                };
            };
            responses: {
                /** @description Stored: "News is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["NewsRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Project: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Project is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Project: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProjectChange"];
                };
            };
            responses: {
                /** @description Stored: "Project is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ProjectRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Service: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Service is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Service: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ServiceChange"];
                };
            };
            responses: {
                /** @description Stored: "Service is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ServiceRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Team member: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Team member is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Team member: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TeamMemberChange"];
                };
            };
            responses: {
                /** @description Stored: "Team member is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["TeamMemberRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Client: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Client is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Client: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ClientChange"];
                };
            };
            responses: {
                /** @description Stored: "Client is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["ClientRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Partner: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Partner is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Partner: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartnerChange"];
                };
            };
            responses: {
                /** @description Stored: "Partner is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PartnerRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Certificate: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Certificate is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Certificate: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CertificateChange"];
                };
            };
            responses: {
                /** @description Stored: "Certificate is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["CertificateRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/timeline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Timeline item: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Timeline item is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Timeline item: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TimelineItemChange"];
                };
            };
            responses: {
                /** @description Stored: "Timeline item is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["TimelineItemRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Page: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PageChange"];
                };
            };
            responses: {
                /** @description Stored: "Page is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["PageRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
    "/api/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Category: delete
         * @description It stays in the trash for 30 days. An item that others refer to is not deleted.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted: "Category is deleted successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Deleted"];
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Category: change
         * @description Fields left out stay unchanged.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryChange"];
                };
            };
            responses: {
                /** @description Stored: "Category is updated successfully." */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            data: components["schemas"]["CategoryRecord"];
                        };
                    };
                };
                400: components["responses"]["Error"];
                401: components["responses"]["Error"];
                403: components["responses"]["Error"];
                404: components["responses"]["Error"];
                409: components["responses"]["Error"];
                413: components["responses"]["Error"];
                415: components["responses"]["Error"];
                422: components["responses"]["Error"];
                500: components["responses"]["Error"];
                503: components["responses"]["Error"];
            };
        };
        trace?: never;
    };
}
export interface webhooks {
    "content.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something was published that visitors did not see before
         * @description Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at each attempt */
                    "webhook-id": string;
                    /** @description Seconds since 1970, of this attempt */
                    "webhook-timestamp": string;
                    /** @description `v1,…`, once for each secret */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "content.published",
                     *       "timestamp": "2026-11-23T04:30:00.000Z",
                     *       "data": {
                     *         "entity": "news",
                     *         "id": 12,
                     *         "title": "Bridge opened",
                     *         "path": "/news/bridge-opened"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description It was taken. Answer within 10 seconds; of the body, the log keeps the beginning */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is sent again for three days. Redirects are not followed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new version of something published was published
         * @description Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at each attempt */
                    "webhook-id": string;
                    /** @description Seconds since 1970, of this attempt */
                    "webhook-timestamp": string;
                    /** @description `v1,…`, once for each secret */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "content.changed",
                     *       "timestamp": "2026-11-23T04:30:00.000Z",
                     *       "data": {
                     *         "entity": "news",
                     *         "id": 12,
                     *         "title": "Bridge opened",
                     *         "path": "/news/bridge-opened"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description It was taken. Answer within 10 seconds; of the body, the log keeps the beginning */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is sent again for three days. Redirects are not followed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "content.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something was unpublished or moved to the trash
         * @description Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at each attempt */
                    "webhook-id": string;
                    /** @description Seconds since 1970, of this attempt */
                    "webhook-timestamp": string;
                    /** @description `v1,…`, once for each secret */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "content.removed",
                     *       "timestamp": "2026-11-23T04:30:00.000Z",
                     *       "data": {
                     *         "entity": "news",
                     *         "id": 12,
                     *         "title": "Bridge opened",
                     *         "path": "/news/bridge-opened"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContentEvent"];
                };
            };
            responses: {
                /** @description It was taken. Answer within 10 seconds; of the body, the log keeps the beginning */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is sent again for three days. Redirects are not followed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enquiry.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message of the contact form was accepted; those that may be spam are not, until staff release them
         * @description Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at each attempt */
                    "webhook-id": string;
                    /** @description Seconds since 1970, of this attempt */
                    "webhook-timestamp": string;
                    /** @description `v1,…`, once for each secret */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "enquiry.received",
                     *       "timestamp": "2026-11-23T04:30:00.000Z",
                     *       "data": {
                     *         "id": 34,
                     *         "subject": "A bridge in Gulmi"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EnquiryEvent"];
                };
            };
            responses: {
                /** @description It was taken. Answer within 10 seconds; of the body, the log keeps the beginning */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is sent again for three days. Redirects are not followed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An owner tries the address
         * @description Signed as Standard Webhooks says: `webhook-signature` has `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that stand in base64 behind `whsec_` in the secret; while a secret is renewed, two of them with a space between. Refuse timestamps older than five minutes. An event may arrive twice, with the same `webhook-id`, and later than one that followed it.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at each attempt */
                    "webhook-id": string;
                    /** @description Seconds since 1970, of this attempt */
                    "webhook-timestamp": string;
                    /** @description `v1,…`, once for each secret */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "webhook.test",
                     *       "timestamp": "2026-11-23T04:30:00.000Z",
                     *       "data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
            responses: {
                /** @description It was taken. Answer within 10 seconds; of the body, the log keeps the beginning */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It is sent again for three days. Redirects are not followed */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ContentEvent: {
            /** @enum {string} */
            type: "content.published" | "content.changed" | "content.removed";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                /** @enum {string} */
                entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
                id: number;
                title: string;
                /** @description Its page on the site; null for kinds without one */
                path: string | null;
            };
        };
        EnquiryEvent: {
            /** @enum {string} */
            type: "enquiry.received";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                id: number;
                subject: string;
                /** @description This and the following: only where an owner chose so */
                reference?: string;
                name?: string;
                email?: string;
                message?: string;
            };
        };
        TestEvent: {
            /** @enum {string} */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: Record<string, never>;
        };
        Picture: {
            /** @description Path of the original, below the base media address */
            url: string;
            alt: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description Placeholder colour, #rrggbb */
            color: string;
            /** @description The spot that stays visible when the picture is cropped, as shares of width and height */
            focalPoint: {
                x: number;
                y: number;
            };
        };
        ProjectReference: {
            id: number;
            title: string;
            slug: string;
        };
        ServiceReference: {
            id: number;
            name: string;
            slug: string;
        };
        Service: {
            id: number;
            name: string;
            slug: string;
            /** @description null for a top-level service */
            parentService: {
                id: number;
                name: string;
                slug: string;
            } | null;
            children: components["schemas"]["ServiceReference"][];
            summary: string;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description The language that is answered; English where there is no other
             * @enum {string}
             */
            locale: "en" | "ne";
        };
        ListMeta: {
            /** @description Rows in all pages together */
            total: number;
            page: number;
            limit: number;
        };
        Error: {
            /** @description The error, in words for the user */
            message: string;
            /** @enum {string} */
            code: "bad_request" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "too_large" | "unsupported_media_type" | "invalid" | "too_many_requests" | "internal" | "unavailable";
            /** @description For code "invalid": what is wrong with each field or query parameter */
            fields?: {
                [key: string]: string;
            };
            /** @description For code "conflict" of a change: the current record, as somebody else has saved it */
            current?: {
                [key: string]: unknown;
            };
            /** @description For code "conflict" of a deletion: the items that refer to it */
            users?: {
                entity: string;
                id: number;
                title: string;
            }[];
        };
        ServiceDetail: {
            id: number;
            name: string;
            slug: string;
            /** @description null for a top-level service */
            parentService: {
                id: number;
                name: string;
                slug: string;
            } | null;
            children: components["schemas"]["ServiceReference"][];
            summary: string;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description The language that is answered; English where there is no other
             * @enum {string}
             */
            locale: "en" | "ne";
            /** @description HTML from a small allow-list of elements */
            description: string;
            seo: components["schemas"]["Seo"];
            /** @description The languages in which it is published; another one is answered in English */
            locales: ("en" | "ne")[];
        };
        /** @description What search engines and shared links show; null where staff chose nothing */
        Seo: {
            title: string;
            description: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Whether search engines are asked not to show the page */
            isHidden: boolean;
        } | null;
        News: {
            id: number;
            name: string;
            slug: string;
            summary: string;
            /** @description HTML from a small allow-list of elements */
            description: string;
            image: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            createdAtBs: string | null;
            /** Format: date-time */
            updatedAt: string;
            categoryId: number;
            /** @description Only with populate=category */
            category?: {
                id: number;
                slug: string;
                name: string;
            };
            /** @enum {string} */
            status: "0" | "1";
            /** @description Only of items with a job title or a closing date */
            vacancy?: {
                jobTitle: string;
                workplace: string;
                /** @description How to apply */
                application: string;
                /** @description Whether the closing date has passed in Nepal */
                isClosed: boolean;
                /** @description Afterwards visitors read “Closed” */
                closesOn: string | null;
                /**
                 * @description Employment
                 * @enum {string|null}
                 */
                employmentType: "full-time" | null;
                /** @description Openings */
                openings: number | null;
                /** @description Monthly salary */
                salary: {
                    amount: number;
                    currency: string;
                } | null;
                /** @description closesOn in Bikram Sambat, as createdAtBs */
                closesOnBs: string | null;
            };
            /** @enum {string} */
            locale: "en" | "ne";
        };
        NewsDetail: {
            id: number;
            name: string;
            slug: string;
            summary: string;
            /** @description HTML from a small allow-list of elements */
            description: string;
            image: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            createdAtBs: string | null;
            /** Format: date-time */
            updatedAt: string;
            categoryId: number;
            /** @description Only with populate=category */
            category?: {
                id: number;
                slug: string;
                name: string;
            };
            /** @enum {string} */
            status: "0" | "1";
            /** @description Only of items with a job title or a closing date */
            vacancy?: {
                jobTitle: string;
                workplace: string;
                /** @description How to apply */
                application: string;
                /** @description Whether the closing date has passed in Nepal */
                isClosed: boolean;
                /** @description Afterwards visitors read “Closed” */
                closesOn: string | null;
                /**
                 * @description Employment
                 * @enum {string|null}
                 */
                employmentType: "full-time" | null;
                /** @description Openings */
                openings: number | null;
                /** @description Monthly salary */
                salary: {
                    amount: number;
                    currency: string;
                } | null;
                /** @description closesOn in Bikram Sambat, as createdAtBs */
                closesOnBs: string | null;
            };
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description The published item before it in time */
            previous: {
                name: string;
                slug: string;
            } | null;
            /** @description The published item after it in time */
            next: {
                name: string;
                slug: string;
            } | null;
            seo: components["schemas"]["Seo"];
            /** @description The languages in which it is published; another one is answered in English */
            locales: ("en" | "ne")[];
        };
        Category: {
            id: number;
            slug: string;
            name: string;
            newsCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        Project: {
            id: number;
            /** @description Project number */
            code: string;
            title: string;
            slug: string;
            /** @description Text with paragraph tags */
            description: string;
            /** @description Path below the base media address */
            thumbnail: string | null;
            /** @description Paths below the base media address */
            image: string[];
            /** @description The same pictures as `image`, in the same order, in full */
            pictures: components["schemas"]["Picture"][];
            /** @description null for a main project */
            parent_id: number | null;
            /** @enum {string} */
            status: "ongoing" | "completed" | "upcoming";
            client: {
                id: number;
                name: string;
                slug: string;
            } | null;
            districts: components["schemas"]["DistrictReference"][];
            services: components["schemas"]["ServiceReference"][];
            /** @description A year or a month: 2019 or 2019-04 */
            start: string | null;
            /** @description A year or a month: 2019 or 2019-04 */
            end: string | null;
            /** @description Those of the dates that were entered in Bikram Sambat, such as 2080-04, by field */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            periodBs: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        DistrictReference: {
            /** @description Three digits, the first is the province's number */
            code: string;
            slug: string;
            name: string;
            province: number;
        };
        ProjectFacets: {
            /** @description Projects found with all filters */
            total: number;
            /** @description Every status */
            statuses: components["schemas"]["StatusFacet"][];
            /** @description Every province, by number; counted without the filter by district */
            provinces: components["schemas"]["ProvinceFacet"][];
            /** @description Those with projects, and the one chosen, by code */
            districts: components["schemas"]["DistrictFacet"][];
            /** @description Those with projects, and the one chosen, in the order of services; a parent includes its children */
            services: components["schemas"]["ServiceFacet"][];
            /** @description Those in which projects ran, and the one chosen, the newest first; a project counts in each */
            fiscalYears: components["schemas"]["FiscalYearFacet"][];
        };
        StatusFacet: {
            /** @enum {string} */
            status: "ongoing" | "completed" | "upcoming";
            /** @description Projects that are found when this is chosen and the other filters stay */
            count: number;
        };
        ProvinceFacet: {
            number: number;
            slug: string;
            name: string;
            /** @description Projects that are found when this is chosen and the other filters stay */
            count: number;
        };
        DistrictFacet: {
            /** @description Three digits, the first is the province's number */
            code: string;
            slug: string;
            name: string;
            province: number;
            /** @description Projects that are found when this is chosen and the other filters stay */
            count: number;
        };
        ServiceFacet: {
            id: number;
            name: string;
            slug: string;
            /** @description null for a top-level service */
            parentId: number | null;
            /** @description Projects that are found when this is chosen and the other filters stay */
            count: number;
        };
        FiscalYearFacet: {
            /** @description Such as 2081/82 */
            fiscalYear: string;
            /** @description Projects that are found when this is chosen and the other filters stay */
            count: number;
        };
        ProjectMap: {
            /** @enum {string} */
            type: "FeatureCollection";
            /** @description SPDX identifier: of the coordinates and titles */
            license: string;
            /** @description To be named where they are shown */
            attribution: string;
            /** @description Published projects with a public location */
            numberMatched: number;
            numberReturned: number;
            features: components["schemas"]["ProjectFeature"][];
        };
        ProjectFeature: {
            /** @enum {string} */
            type: "Feature";
            id: number;
            geometry: components["schemas"]["Geometry"];
            properties: {
                code: string;
                title: string;
                /** @description The project's page, below the site's address */
                path: string;
                /** @enum {string} */
                status: "ongoing" | "completed" | "upcoming";
                start: string | null;
                end: string | null;
                /** @description Names */
                districts: string[];
                /** @enum {string} */
                locale: "en" | "ne";
            };
        };
        Geometry: {
            /** @enum {string} */
            type: "Point";
            /** @description Longitude and latitude (WGS 84), within Nepal */
            coordinates: [
                number,
                number
            ];
        } | {
            /** @enum {string} */
            type: "LineString";
            coordinates: [
                number,
                number
            ][];
        };
        ProjectDetail: {
            id: number;
            /** @description Project number */
            code: string;
            title: string;
            slug: string;
            /** @description Text with paragraph tags */
            description: string;
            /** @description Path below the base media address */
            thumbnail: string | null;
            /** @description Paths below the base media address */
            image: string[];
            /** @description The same pictures as `image`, in the same order, in full */
            pictures: components["schemas"]["Picture"][];
            /** @description null for a main project */
            parent_id: number | null;
            /** @enum {string} */
            status: "ongoing" | "completed" | "upcoming";
            client: {
                id: number;
                name: string;
                slug: string;
            } | null;
            districts: components["schemas"]["DistrictReference"][];
            services: components["schemas"]["ServiceReference"][];
            /** @description A year or a month: 2019 or 2019-04 */
            start: string | null;
            /** @description A year or a month: 2019 or 2019-04 */
            end: string | null;
            /** @description Those of the dates that were entered in Bikram Sambat, such as 2080-04, by field */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            periodBs: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            locale: "en" | "ne";
            parent: components["schemas"]["ProjectReference"] | null;
            /** @description The projects that this one is the parent of */
            parts: components["schemas"]["Project"][];
            /** @description The one before it in the list, of the same parent */
            previous: {
                id: number;
                title: string;
                slug: string;
            } | null;
            /** @description The one after it in the list, of the same parent */
            next: {
                id: number;
                title: string;
                slug: string;
            } | null;
            /** @description Others that share services or districts with it, the closest first; neither its parent nor its parts */
            related: components["schemas"]["Project"][];
            localLevels: components["schemas"]["LocalLevel"][];
            seo: components["schemas"]["Seo"];
            /** @description The languages in which it is published; another one is answered in English */
            locales: ("en" | "ne")[];
            /** @description Coordinates, a link of a map, a GPX, KML or GeoJSON file, or a picture that has its position */
            location: {
                /** @enum {string} */
                type: "Point";
                /** @description Longitude and latitude (WGS 84), within Nepal */
                coordinates: [
                    number,
                    number
                ];
            } | {
                /** @enum {string} */
                type: "LineString";
                coordinates: [
                    number,
                    number
                ][];
            } | null;
            /** @description Who pays, where it is not the client */
            funder: string;
            /** @description Of the works, or of the study itself; not the fee of the firm */
            value: {
                amount: number;
                currency: string;
            } | null;
            /** @description Of the joint venture */
            share: number | null;
            /** @description The partners of the firm in it */
            jointVenture: string;
            /** @description Such as 42.5 km, 1200 m², 3 MW, 200 beds */
            size: {
                amount: number;
                unit: string;
            } | null;
            /** @description Only for a rare unit of the size: what this language calls it */
            unitName: string;
            /** @description Facts that are in English, because the language of the answer has no text of them */
            englishFacts: string[];
        };
        LocalLevel: {
            /** @description Five digits of this list, not an official code; the first three are the district's */
            code: string;
            name: string;
            /** @enum {string} */
            kind: "metropolitan" | "subMetropolitan" | "municipality" | "rural";
            /** @description Code of its district */
            district: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @enum {string} */
            locale: "en" | "ne";
        };
        Capabilities: {
            /** @description Projects found, each once */
            total: number;
            /** @description Those of the projects found; every status */
            statuses: components["schemas"]["StatusFacet"][];
            /** @description The provinces that are asked for, or all, by number; a project counts in each of its own */
            provinces: components["schemas"]["ProvinceFacet"][];
            /** @description Every province, to choose from */
            allProvinces: {
                number: number;
                slug: string;
                name: string;
            }[];
            /** @description Services with projects, each discipline before its sub-services, whose projects it includes; of those that are asked for, or of all */
            services: {
                id: number;
                name: string;
                slug: string;
                /** @description null for a top-level service */
                parentId: number | null;
                /** @description Projects that are found when this is chosen and the other filters stay */
                count: number;
                /** @description Projects with this service, in each of `provinces`, in their order */
                provinces: number[];
            }[];
            /** @description Projects at work in each year, until this one: each in every year from its start to its end */
            years: {
                year: number;
                count: number;
            }[];
            /** @description Projects found that have no dates, so that they are in no year */
            undated: number;
            /** @description Where nothing is found: how much would be without one of the filters, the most first */
            nearest: {
                /** @enum {string} */
                without: "service" | "province" | "years" | "status";
                total: number;
            }[];
            /**
             * Format: date-time
             * @description When one of the projects found last changed
             */
            updatedAt: string | null;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            updatedAtBs: string | null;
        };
        TeamMember: {
            id: number;
            name: string;
            position: string;
            department: string;
            qualifications: string;
            photo: components["schemas"]["Picture"] | null;
            order: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        Shortlist: {
            projects: components["schemas"]["ShortlistedProject"][];
            people: components["schemas"]["TeamMember"][];
        };
        ShortlistedProject: {
            id: number;
            /** @description Project number */
            code: string;
            title: string;
            slug: string;
            /** @description Text with paragraph tags */
            description: string;
            /** @description Path below the base media address */
            thumbnail: string | null;
            /** @description Paths below the base media address */
            image: string[];
            /** @description The same pictures as `image`, in the same order, in full */
            pictures: components["schemas"]["Picture"][];
            /** @description null for a main project */
            parent_id: number | null;
            /** @enum {string} */
            status: "ongoing" | "completed" | "upcoming";
            client: {
                id: number;
                name: string;
                slug: string;
            } | null;
            districts: components["schemas"]["DistrictReference"][];
            services: components["schemas"]["ServiceReference"][];
            /** @description A year or a month: 2019 or 2019-04 */
            start: string | null;
            /** @description A year or a month: 2019 or 2019-04 */
            end: string | null;
            /** @description Those of the dates that were entered in Bikram Sambat, such as 2080-04, by field */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            periodBs: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description Coordinates, a link of a map, a GPX, KML or GeoJSON file, or a picture that has its position */
            location: {
                /** @enum {string} */
                type: "Point";
                /** @description Longitude and latitude (WGS 84), within Nepal */
                coordinates: [
                    number,
                    number
                ];
            } | {
                /** @enum {string} */
                type: "LineString";
                coordinates: [
                    number,
                    number
                ][];
            } | null;
            /** @description Who pays, where it is not the client */
            funder: string;
            /** @description Of the works, or of the study itself; not the fee of the firm */
            value: {
                amount: number;
                currency: string;
            } | null;
            /** @description Of the joint venture */
            share: number | null;
            /** @description The partners of the firm in it */
            jointVenture: string;
            /** @description Such as 42.5 km, 1200 m², 3 MW, 200 beds */
            size: {
                amount: number;
                unit: string;
            } | null;
            /** @description Only for a rare unit of the size: what this language calls it */
            unitName: string;
            /** @description Facts that are in English, because the language of the answer has no text of them */
            englishFacts: string[];
        };
        Partner: {
            id: number;
            name: string;
            acronym: string | null;
            link: string;
            /** @description Path below the base media address */
            logo: string | null;
            /** @description 0 a government body of Nepal, 1 an international agency */
            is_international: 0 | 1;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        Client: {
            id: number;
            name: string;
            slug: string;
            /** @enum {string} */
            kind: "federal" | "provincial" | "local" | "development" | "private";
            link: string | null;
            logo: string | null;
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        ClientDetail: {
            id: number;
            name: string;
            slug: string;
            /** @enum {string} */
            kind: "federal" | "provincial" | "local" | "development" | "private";
            link: string | null;
            logo: string | null;
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description The languages in which it is published; another one is answered in English */
            locales: ("en" | "ne")[];
        };
        Certificate: {
            id: number;
            /** @enum {string} */
            kind: "registration" | "membership" | "certificate" | "award";
            title: string;
            issuer: string;
            /** @description As it stands on the document; empty for none */
            number: string;
            /** Format: date */
            issuedOn: string | null;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            issuedOnBs: string | null;
            /**
             * Format: date
             * @description The last day on which it is valid, in Nepal; null for ever
             */
            validUntil: string | null;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            validUntilBs: string | null;
            isExpired: boolean;
            scope: string;
            /** @description The document, where it may be shown */
            picture: {
                /** @description Path of the original, below the base media address */
                url: string;
                alt: string;
                /** @description Pixels */
                width: number;
                /** @description Pixels */
                height: number;
                /** @description Placeholder colour, #rrggbb */
                color: string;
                /** @description The spot that stays visible when the picture is cropped, as shares of width and height */
                focalPoint: {
                    x: number;
                    y: number;
                };
            } | null;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        TimelineItem: {
            id: number;
            date: string;
            /** @description Those of the dates that were entered in Bikram Sambat, such as 2080-04, by field */
            datesAsEntered?: {
                date?: string;
            };
            title: string;
            description: string;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        Page: {
            /** @enum {string} */
            key: "home" | "our-story" | "managing-director" | "overview" | "profile" | "privacy" | "terms" | "accessibility";
            title: string;
            summary: string;
            /** @description HTML from a small allow-list of elements */
            body: string;
            /** @description The person who signs the text, if any */
            signature: string | null;
            picture: components["schemas"]["Picture"] | null;
            seo: components["schemas"]["Seo"];
            /** Format: date-time */
            updatedAt: string;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            updatedAtBs: string | null;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        PageDetail: {
            /** @enum {string} */
            key: "home" | "our-story" | "managing-director" | "overview" | "profile" | "privacy" | "terms" | "accessibility";
            title: string;
            summary: string;
            /** @description HTML from a small allow-list of elements */
            body: string;
            /** @description The person who signs the text, if any */
            signature: string | null;
            picture: components["schemas"]["Picture"] | null;
            seo: components["schemas"]["Seo"];
            /** Format: date-time */
            updatedAt: string;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            updatedAtBs: string | null;
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description The languages in which it is published; another one is answered in English */
            locales: ("en" | "ne")[];
        };
        Settings: {
            name: string;
            shortName: string;
            tagline: string;
            phones: string[];
            email: string;
            /** @description Lines */
            address: string[];
            hours: {
                days: string;
                time: string;
            }[];
            /** Format: date */
            foundedOn: string;
            /** @description The date before it in Bikram Sambat, in words of the language of the answer; null beyond the calendar */
            foundedOnBs: string | null;
            location: {
                latitude: number;
                longitude: number;
            } | null;
            socialLinks: {
                label: string;
                url: string;
            }[];
            /**
             * @description Where English pages show dates in Bikram Sambat: as the title of the date, beside it, or nowhere
             * @enum {string}
             */
            bikramSambat: "title" | "beside" | "none";
            /** @enum {string} */
            locale: "en" | "ne";
        };
        PictureRecord: {
            id: number;
            /** @description Name of the file as it was uploaded */
            name: string;
            /** @description Describes the picture for people who cannot see it. Empty: missing */
            alt: string;
            translations: {
                ne: {
                    alt: string;
                } | null;
            };
            /** @description The spot that stays visible when the picture is cropped: share of the width */
            focalX: number;
            /** @description The same: share of the height */
            focalY: number;
            /** @description Pixels of the displayed picture: upright, and at most 3840 on the longer side */
            width: number;
            height: number;
            bytes: number;
            mediaType: string;
            picture: components["schemas"]["Picture"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description To be sent with a change */
            version: number;
            /** @description In how many places it is shown */
            useCount: number;
        };
        PictureDetail: {
            id: number;
            /** @description Name of the file as it was uploaded */
            name: string;
            /** @description Describes the picture for people who cannot see it. Empty: missing */
            alt: string;
            translations: {
                ne: {
                    alt: string;
                } | null;
            };
            /** @description The spot that stays visible when the picture is cropped: share of the width */
            focalX: number;
            /** @description The same: share of the height */
            focalY: number;
            /** @description Pixels of the displayed picture: upright, and at most 3840 on the longer side */
            width: number;
            height: number;
            bytes: number;
            mediaType: string;
            picture: components["schemas"]["Picture"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description To be sent with a change */
            version: number;
            /** @description In how many places it is shown */
            useCount: number;
            uses: components["schemas"]["PictureUse"][];
        };
        PictureUse: {
            entity: string;
            id: number;
            title: string;
        };
        PicturePosition: {
            position: {
                latitude: number;
                longitude: number;
            } | null;
        };
        PictureChange: {
            alt?: string;
            /** @description The text in another language, or null for none */
            translations?: {
                ne?: {
                    alt: string;
                } | null;
            };
            focalX?: number;
            focalY?: number;
            version?: number;
        };
        Deleted: {
            message: string;
            data: {
                id: number;
            };
        };
        Province: {
            number: number;
            slug: string;
            name: string;
            fullName: string;
            capital: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @description Published projects with a district in this province */
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        ProvinceDetail: {
            number: number;
            slug: string;
            name: string;
            fullName: string;
            capital: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @description Published projects with a district in this province */
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description Its name in every language */
            names: {
                /** @enum {string} */
                locale: "en" | "ne";
                name: string;
            }[];
            facts: components["schemas"]["RegionFacts"];
            /** @description Public locations of projects within, at most 100, as GeoJSON features */
            locations: components["schemas"]["ProjectFeature"][];
            districts: {
                /** @description Three digits, the first is the province's number */
                code: string;
                slug: string;
                name: string;
                province: number;
                projectCount: number;
                /** @enum {string} */
                locale: "en" | "ne";
                /** @description Rings of longitude and latitude of the official map of 2020, simplified: up to 1 km inexact, of a district of a province up to 2 km. Not a legal statement about any border. Open Knowledge Nepal, CC BY 4.0 */
                outline: [
                    number,
                    number
                ][][];
                /** @description Longitude, latitude for a map label */
                labelPoint: [
                    number,
                    number
                ];
            }[];
            /** @description Provinces that share a border */
            neighbours: components["schemas"]["ProvinceReference"][];
            /** @description Those with projects */
            localLevels: components["schemas"]["CountedLocalLevel"][];
        };
        /** @description As GET capabilities counts them */
        RegionFacts: {
            /** @description Projects found, each once */
            total: number;
            /** @description Those of the projects found; every status */
            statuses: components["schemas"]["StatusFacet"][];
            /** @description Projects at work in each year, until this one: each in every year from its start to its end */
            years: {
                year: number;
                count: number;
            }[];
            services: components["schemas"]["ServiceFacet"][];
        };
        ProvinceReference: {
            number: number;
            slug: string;
            name: string;
            fullName: string;
        };
        CountedLocalLevel: {
            /** @description Five digits of this list, not an official code; the first three are the district's */
            code: string;
            name: string;
            /** @enum {string} */
            kind: "metropolitan" | "subMetropolitan" | "municipality" | "rural";
            /** @description Code of its district */
            district: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @enum {string} */
            locale: "en" | "ne";
            projectCount: number;
        };
        District: {
            /** @description Three digits, the first is the province's number */
            code: string;
            slug: string;
            name: string;
            province: number;
            headquarters: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @description Longitude, latitude for a map label */
            labelPoint: [
                number,
                number
            ];
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        DistrictDetail: {
            /** @description Three digits, the first is the province's number */
            code: string;
            slug: string;
            name: string;
            province: number;
            headquarters: string;
            /** @description Other and former names, in both scripts */
            aliases: string[];
            /** @description Longitude, latitude for a map label */
            labelPoint: [
                number,
                number
            ];
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
            /** @description Its name in every language */
            names: {
                /** @enum {string} */
                locale: "en" | "ne";
                name: string;
            }[];
            facts: components["schemas"]["RegionFacts"];
            /** @description Public locations of projects within, at most 100, as GeoJSON features */
            locations: components["schemas"]["ProjectFeature"][];
            provinceReference: components["schemas"]["ProvinceReference"];
            /** @description Rings of longitude and latitude of the official map of 2020, simplified: up to 1 km inexact, of a district of a province up to 2 km. Not a legal statement about any border. Open Knowledge Nepal, CC BY 4.0 */
            outline: [
                number,
                number
            ][][];
            /** @description Districts that share a border */
            neighbours: components["schemas"]["CountedDistrict"][];
            /** @description All of the district, with their projects */
            localLevels: components["schemas"]["CountedLocalLevel"][];
        };
        CountedDistrict: {
            /** @description Three digits, the first is the province's number */
            code: string;
            slug: string;
            name: string;
            province: number;
            projectCount: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        SearchResult: {
            /** @enum {string} */
            kind: "services" | "places" | "projects" | "clients" | "news" | "teams" | "partners" | "certificates" | "timeline" | "pages";
            /** @description Number of the item; of a place, the code of the district or number of the province */
            id: number;
            title: string;
            /** @description Address of the page that shows it, with its place on a page of several */
            path: string;
            /** @description Of an organisation with a site of its own */
            website: string | null;
            /** @description A piece of its text around the first word that was found */
            excerpt: string;
            /** @description The words of title and excerpt that were found, as they stand there */
            matches: string[];
            /** @description The words of the search that it does not have */
            missing: string[];
            /** @enum {string} */
            locale: "en" | "ne";
        };
        SearchMeta: {
            /** @description Items with all words, of the chosen kind or of all */
            total: number;
            page: number;
            limit: number;
            /** @description How many of each kind have all words; kinds without any are left out */
            counts: {
                /** @enum {string} */
                kind: "services" | "places" | "projects" | "clients" | "news" | "teams" | "partners" | "certificates" | "timeline" | "pages";
                total: number;
            }[];
            /** @description Where nothing has all words: the searches with fewer words that find something, the best first */
            nearest: {
                without: string[];
                q: string;
                total: number;
            }[];
            /** @description The words that were searched for */
            words: string[];
            areWordsLeftOut: boolean;
            /** @description False while the index is built, after an upgrade */
            isComplete: boolean;
        };
        SearchSuggestion: {
            /** @enum {string} */
            kind: "services" | "places" | "projects" | "clients" | "news" | "teams" | "partners" | "certificates" | "timeline" | "pages";
            title: string;
            /** @description Address of the page that shows it, with its place on a page of several */
            path: string;
            /** @description The words of title and excerpt that were found, as they stand there */
            matches: string[];
        };
        ContentRow: {
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            title: string;
            /** @description Its titles in other languages, where they have one */
            titles: {
                ne?: string;
            };
            slug: string | null;
            /** @description The group in its list: the category of news, the status of a project */
            group: string | null;
            /** @description Sort position */
            position: number;
            date: string | null;
            picture: components["schemas"]["Picture"] | null;
        };
        Done: {
            message: string;
        };
        Order: {
            ids: number[];
        };
        ContentRecord: {
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
        } & {
            [key: string]: unknown;
        };
        Publication: {
            version?: number;
            /**
             * Format: date-time
             * @description In the future; now, when it is left out
             */
            at?: string;
        };
        Revision: {
            number: number;
            /** Format: date-time */
            at: string;
            by: string;
            /** @enum {string} */
            action: "load" | "create" | "update" | "restore";
            /** @description Whether visitors see this one */
            isPublished: boolean;
            /** @description Fields in which it differs from the one before it */
            changed: string[];
        };
        RevisionDetail: {
            number: number;
            /** Format: date-time */
            at: string;
            by: string;
            /** @enum {string} */
            action: "load" | "create" | "update" | "restore";
            /** @description Whether visitors see this one */
            isPublished: boolean;
            document: {
                [key: string]: unknown;
            };
        };
        Restoration: {
            revision: number;
            version?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
        };
        PreviewLink: {
            /** @description Path on the site */
            url: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Calendar: {
            /** @description Years BS whose months staff have corrected or confirmed; they replace those of the table */
            corrections: {
                [key: string]: number[];
            };
            /** @description Only with day: that day in Bikram Sambat, in words */
            dayBs?: string | null;
        };
        NewsRecord: {
            name: string;
            /** @description Made from the title when it is left out */
            slug: string;
            summary: string;
            /** @description HTML; elements outside the allow-list are removed */
            description: string;
            categoryId: number;
            imageId: number | null;
            /** Format: date-time */
            createdAt: string;
            jobTitle: string;
            workplace: string;
            application: string;
            closesOn: string | null;
            /** @enum {string|null} */
            employmentType: "full-time" | null;
            openings: number | null;
            salary: {
                amount: number;
                currency: string;
                isPublic: boolean;
            } | null;
            searchTitle: string;
            searchDescription: string;
            socialPictureId: number | null;
            hiddenFromSearch: boolean;
            translations: {
                ne: {
                    name: string;
                    summary: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description: string;
                    jobTitle: string;
                    workplace: string;
                    application: string;
                    searchTitle: string;
                    searchDescription: string;
                } | null;
            };
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                createdAt?: string;
                closesOn?: string;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            image: components["schemas"]["Picture"] | null;
            socialPicture: components["schemas"]["Picture"] | null;
            category?: components["schemas"]["CategoryReference"];
            /** @enum {string} */
            status: "0" | "1";
            /** @enum {string} */
            locale: "en" | "ne";
        };
        CategoryReference: {
            id: number;
            slug: string;
            name: string;
        };
        NewsChange: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            summary?: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            categoryId?: number;
            imageId?: number | null;
            /**
             * Format: date-time
             * @description The date that is shown; now, when it is left out
             */
            createdAt?: string;
            jobTitle?: string;
            workplace?: string;
            application?: string;
            closesOn?: string | null;
            /** @enum {string|null} */
            employmentType?: "full-time" | null;
            openings?: number | null;
            salary?: {
                amount: number;
                currency: string;
                /** @description Whether visitors may know it */
                isPublic: boolean;
            } | null;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /**
             * @description '1' publishes it, '0' unpublishes it; a new item is a draft when it is left out
             * @enum {string}
             */
            status?: "0" | "1";
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                createdAt?: string;
                closesOn?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    summary?: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    jobTitle?: string;
                    workplace?: string;
                    application?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewNews: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            summary?: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            categoryId: number;
            imageId?: number | null;
            /**
             * Format: date-time
             * @description The date that is shown; now, when it is left out
             */
            createdAt?: string;
            jobTitle?: string;
            workplace?: string;
            application?: string;
            closesOn?: string | null;
            /** @enum {string|null} */
            employmentType?: "full-time" | null;
            openings?: number | null;
            salary?: {
                amount: number;
                currency: string;
                /** @description Whether visitors may know it */
                isPublic: boolean;
            } | null;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /**
             * @description '1' publishes it, '0' unpublishes it; a new item is a draft when it is left out
             * @enum {string}
             */
            status?: "0" | "1";
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                createdAt?: string;
                closesOn?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    summary?: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    jobTitle?: string;
                    workplace?: string;
                    application?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        ProjectRecord: {
            title: string;
            /** @description Made from the title when it is left out */
            slug: string;
            code: string;
            /** @description HTML; elements outside the allow-list are removed */
            description: string;
            /** @enum {string} */
            status: "ongoing";
            parentId: number | null;
            clientId: number | null;
            districts: string[];
            localLevels: string[];
            location: {
                geometry: components["schemas"]["Geometry"];
                /**
                 * @description Who may know the coordinates; `district`: visitors see the district alone
                 * @enum {string}
                 */
                visibility: "public" | "district" | "bids";
            } | null;
            serviceIds: number[];
            pictureIds: number[];
            start: string | null;
            end: string | null;
            funder: string;
            value: {
                amount: number;
                currency: string;
                isPublic: boolean;
            } | null;
            share: number | null;
            jointVenture: string;
            size: {
                amount: number;
                unit: string;
            } | null;
            unitName: string;
            searchTitle: string;
            searchDescription: string;
            socialPictureId: number | null;
            hiddenFromSearch: boolean;
            translations: {
                ne: {
                    title: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description: string;
                    funder: string;
                    jointVenture: string;
                    unitName: string;
                    searchTitle: string;
                    searchDescription: string;
                } | null;
            };
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            /** @description pictureIds in full */
            pictures: components["schemas"]["Picture"][];
            socialPicture: components["schemas"]["Picture"] | null;
            order: number;
        };
        ProjectChange: {
            title?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            code?: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            /** @enum {string} */
            status?: "ongoing";
            parentId?: number | null;
            clientId?: number | null;
            /** @description Codes of districts */
            districts?: string[];
            /** @description Codes of local levels, each in one of the districts */
            localLevels?: string[];
            location?: {
                geometry: components["schemas"]["Geometry"];
                /**
                 * @description Who may know the coordinates; `district`: visitors see the district alone
                 * @enum {string}
                 */
                visibility: "public" | "district" | "bids";
            } | null;
            /** @description In the order in which they are shown */
            serviceIds?: number[];
            /** @description The first one stands for the project */
            pictureIds?: number[];
            start?: string | null;
            end?: string | null;
            funder?: string;
            value?: {
                amount: number;
                currency: string;
                /** @description Whether visitors may know it */
                isPublic: boolean;
            } | null;
            share?: number | null;
            jointVenture?: string;
            size?: {
                amount: number;
                unit: string;
            } | null;
            unitName?: string;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    funder?: string;
                    jointVenture?: string;
                    unitName?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewProject: {
            title?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            code: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            /** @enum {string} */
            status: "ongoing";
            parentId?: number | null;
            clientId?: number | null;
            /** @description Codes of districts */
            districts?: string[];
            /** @description Codes of local levels, each in one of the districts */
            localLevels?: string[];
            location?: {
                geometry: components["schemas"]["Geometry"];
                /**
                 * @description Who may know the coordinates; `district`: visitors see the district alone
                 * @enum {string}
                 */
                visibility: "public" | "district" | "bids";
            } | null;
            /** @description In the order in which they are shown */
            serviceIds?: number[];
            /** @description The first one stands for the project */
            pictureIds?: number[];
            start?: string | null;
            end?: string | null;
            funder?: string;
            value?: {
                amount: number;
                currency: string;
                /** @description Whether visitors may know it */
                isPublic: boolean;
            } | null;
            share?: number | null;
            jointVenture?: string;
            size?: {
                amount: number;
                unit: string;
            } | null;
            unitName?: string;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                start?: string;
                end?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    funder?: string;
                    jointVenture?: string;
                    unitName?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        ServiceRecord: {
            name: string;
            /** @description Made from the title when it is left out */
            slug: string;
            parentId: number | null;
            summary: string;
            /** @description HTML; elements outside the allow-list are removed */
            description: string;
            pictureId: number | null;
            searchTitle: string;
            searchDescription: string;
            socialPictureId: number | null;
            hiddenFromSearch: boolean;
            translations: {
                ne: {
                    name: string;
                    summary: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description: string;
                    searchTitle: string;
                    searchDescription: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            picture: components["schemas"]["Picture"] | null;
            socialPicture: components["schemas"]["Picture"] | null;
            order: number;
        };
        ServiceChange: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @description A top-level service; null for one that is top-level itself */
            parentId?: number | null;
            summary?: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            pictureId?: number | null;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    summary?: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewService: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @description A top-level service; null for one that is top-level itself */
            parentId?: number | null;
            summary?: string;
            /** @description HTML; elements outside the allow-list are removed */
            description?: string;
            pictureId?: number | null;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    summary?: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    description?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        TeamMemberRecord: {
            name: string;
            position: string;
            department: string;
            qualifications: string;
            photoId: number | null;
            translations: {
                ne: {
                    name: string;
                    position: string;
                    department: string;
                    qualifications: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            photo: components["schemas"]["Picture"] | null;
            order: number;
            /** @enum {string} */
            locale: "en" | "ne";
        };
        TeamMemberChange: {
            name?: string;
            position?: string;
            department?: string;
            qualifications?: string;
            photoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    position?: string;
                    department?: string;
                    qualifications?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewTeamMember: {
            name?: string;
            position?: string;
            department?: string;
            qualifications?: string;
            photoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                    position?: string;
                    department?: string;
                    qualifications?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        ClientRecord: {
            name: string;
            /** @description Made from the title when it is left out */
            slug: string;
            /** @enum {string} */
            kind: "federal";
            link: string | null;
            logoId: number | null;
            translations: {
                ne: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            logo: components["schemas"]["Picture"] | null;
            order: number;
        };
        ClientChange: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @enum {string} */
            kind?: "federal";
            link?: string | null;
            logoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewClient: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @enum {string} */
            kind: "federal";
            link?: string | null;
            logoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        PartnerRecord: {
            name: string;
            acronym: string | null;
            link: string;
            /** @enum {number} */
            is_international: 0;
            logoId: number | null;
            translations: {
                ne: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            logo: components["schemas"]["Picture"] | null;
            order: number;
        };
        PartnerChange: {
            name?: string;
            acronym?: string | null;
            link?: string;
            /**
             * @description 0 a government body of Nepal, 1 an international agency
             * @enum {number}
             */
            is_international?: 0;
            logoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewPartner: {
            name?: string;
            acronym?: string | null;
            link: string;
            /**
             * @description 0 a government body of Nepal, 1 an international agency
             * @enum {number}
             */
            is_international: 0;
            logoId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        CertificateRecord: {
            title: string;
            issuer: string;
            scope: string;
            /** @enum {string} */
            kind: "registration";
            number: string;
            issuedOn: string | null;
            validUntil: string | null;
            pictureId: number | null;
            translations: {
                ne: {
                    title: string;
                    issuer: string;
                    scope: string;
                } | null;
            };
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                issuedOn?: string;
                validUntil?: string;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            picture: components["schemas"]["Picture"] | null;
            order: number;
        };
        CertificateChange: {
            title?: string;
            issuer?: string;
            scope?: string;
            /** @enum {string} */
            kind?: "registration";
            number?: string;
            issuedOn?: string | null;
            validUntil?: string | null;
            pictureId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                issuedOn?: string;
                validUntil?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    issuer?: string;
                    scope?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewCertificate: {
            title?: string;
            issuer: string;
            scope?: string;
            /** @enum {string} */
            kind: "registration";
            number?: string;
            issuedOn?: string | null;
            validUntil?: string | null;
            pictureId?: number | null;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                issuedOn?: string;
                validUntil?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    issuer?: string;
                    scope?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        TimelineItemRecord: {
            date: string;
            title: string;
            description: string;
            translations: {
                ne: {
                    title: string;
                    description: string;
                } | null;
            };
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                date?: string;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            order: number;
        };
        TimelineItemChange: {
            date?: string;
            title?: string;
            description?: string;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                date?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    description?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewTimelineItem: {
            date: string;
            title?: string;
            description?: string;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description Dates that were entered in Bikram Sambat (BS), such as 2083-08-06, 2083-08 or 2083, by field. Those that are not the date of their field are left out */
            datesAsEntered?: {
                date?: string;
            };
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title: string;
                    description?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
        PageRecord: {
            key: string;
            title: string;
            summary: string;
            /** @description HTML; elements outside the allow-list are removed */
            body: string;
            signature: string;
            pictureId: number | null;
            searchTitle: string;
            searchDescription: string;
            socialPictureId: number | null;
            hiddenFromSearch: boolean;
            translations: {
                ne: {
                    title: string;
                    summary: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    body: string;
                    signature: string;
                    searchTitle: string;
                    searchDescription: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            picture: components["schemas"]["Picture"] | null;
            socialPicture: components["schemas"]["Picture"] | null;
        };
        PageChange: {
            title?: string;
            summary?: string;
            /** @description HTML; elements outside the allow-list are removed */
            body?: string;
            signature?: string;
            pictureId?: number | null;
            /** @description Instead of the title; the short name of the firm follows it */
            searchTitle?: string;
            searchDescription?: string;
            socialPictureId?: number | null;
            hiddenFromSearch?: boolean;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    title?: string;
                    summary?: string;
                    /** @description HTML; elements outside the allow-list are removed */
                    body?: string;
                    signature?: string;
                    /** @description Instead of the title; the short name of the firm follows it */
                    searchTitle?: string;
                    searchDescription?: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        CategoryRecord: {
            name: string;
            /** @description Made from the title when it is left out */
            slug: string;
            translations: {
                ne: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales: "ne"[];
            /** @description The translated fields whose English has changed since: by language, with the version that has the English of then */
            outdated: {
                ne?: {
                    [key: string]: number;
                };
            };
            /** @enum {string} */
            entity: "news" | "projects" | "services" | "teams" | "clients" | "partners" | "certificates" | "timeline" | "pages" | "categories" | "settings";
            id: number;
            /** @enum {string} */
            state: "published" | "draft" | "trash";
            /** @description Whether a published item has a newer draft beside it */
            hasDraft: boolean;
            /**
             * Format: date-time
             * @description When its newest version is to be published
             */
            scheduledFor: string | null;
            /** @description Why it could not be published when it was due */
            scheduleFault: string | null;
            /** @description Where visitors find it */
            path: string | null;
            /** @description To be sent with a change */
            version: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Who saved its newest version */
            updatedBy: string;
            /**
             * Format: date-time
             * @description When it was moved to the trash
             */
            trashedAt: string | null;
            /** @description What is missing, such as picture or nepali */
            gaps: string[];
            /** @description The version that visitors see */
            publishedVersion: number | null;
            order: number;
        };
        CategoryChange: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
            version?: number;
            /** @description Languages whose texts are still right, though the English has changed */
            checkedLocales?: "ne"[];
        };
        NewCategory: {
            name?: string;
            /** @description Made from the title when it is left out */
            slug?: string;
            /** @description Last, when it is left out */
            order?: number;
            /** @description true: publish. false: save as a draft, beside the published version. Left out: as the item is */
            publish?: boolean;
            /** @description The whole text of another language, or null for none; English replaces empty fields */
            translations?: {
                ne?: {
                    name: string;
                } | null;
            };
            /** @description Languages whose texts visitors do not see yet */
            draftLocales?: "ne"[];
        };
    };
    responses: {
        /** @description Not done; the message says why */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
