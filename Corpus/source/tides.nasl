if (description)
{
  script_id(12345);
  script_version("1.0");
  script_name(english:"Tide");
  exit(0);
}
include("http_func.inc");
port = get_http_port(default:80);
