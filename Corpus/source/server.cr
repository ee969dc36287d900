require "http/server"

class Harbour
  getter ships = [] of String

  def arrive(name : String) : self
    @ships << name
    self
  end
end

harbour = Harbour.new.arrive("Fulmar")
server = HTTP::Server.new do |context|
  context.response.content_type = "text/plain"
  context.response.puts harbour.ships.join(", ")
end
address = server.bind_tcp 8080
puts "listening on #{address}"
