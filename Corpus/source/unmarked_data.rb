require 'sinatra'

get '/lamp/:name' do |name|
  @name = name
  erb :lamp
end

__END__

@@ lamp
<p>The lamp of <%= @name %></p>
